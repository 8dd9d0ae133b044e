/** @jest-environment jsdom */
import { screen } from "@testing-library/react";
import type { WrapPageElementBrowserArgs } from "gatsby";
import { texts } from "../../src/catalogue/text/texts";
import { wrapPageElement } from "../../src/layout/wrap-page";
import { renderAt } from "../support/fixtures";

test("if a component throws, the page shows a sentence, a link that reloads it, and the phones", () => {
  const log = jest.spyOn(console, "error").mockImplementation(() => undefined);
  const error = new Error("an error of a component");
  const data = {
    business: { phones: ["+91 891 000 0001", "+91 891 000 0002"] },
    get pages() {
      throw error;
    },
  };
  const props = { data, pageContext: {} };
  const page = { element: <p />, props } as unknown as WrapPageElementBrowserArgs;
  renderAt("/bikes?days=3", wrapPageElement(page));
  expect(screen.getByRole("alert")).toHaveTextContent(texts.pageErrorLine);
  const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(links).toEqual(["/bikes?days=3", "tel:+918910000001", "tel:+918910000002"]);
  expect(log.mock.calls.flat().map(String).join()).toContain(error.message);
});
