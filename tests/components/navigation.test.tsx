/** @jest-environment jsdom */
import { act, fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { navigate } from "gatsby";
import { useNavigation } from "../../src/components/navigation";
import { PageLink } from "../../src/components/page-link";
import { renderAt } from "../support/fixtures";

function Status() {
  return <output>{useNavigation().state.status}</output>;
}

const loader = { loadPage: jest.fn(), loadPageSync: jest.fn(), hovering: jest.fn() };

beforeEach(() => {
  jest.resetAllMocks();
  window.scrollTo = jest.fn();
  Object.assign(window, { ___loader: loader });
  window.history.replaceState(null, "", "/bikes");
});

const arrange = () =>
  renderAt(
    "/bikes",
    <>
      <PageLink to="/bikes">Bikes</PageLink>
      <PageLink to="/cars">Cars</PageLink>
      <Status />
    </>,
  );
const click = (name: string) => userEvent.click(screen.getByRole("link", { name }));
const page = (path: string) => ({ status: "success", page: { path } });

test("a page that is there is shown without a loading message", async () => {
  loader.loadPageSync.mockReturnValue(page("/cars"));
  loader.loadPage.mockResolvedValue(page("/cars"));
  arrange();
  await click("Cars");
  expect(navigate).toHaveBeenCalledWith("/cars");
  expect(screen.getByRole("status")).toHaveTextContent("idle");
});

test("a page that is not there says at once that it loads, then is shown", async () => {
  let arrive: (resources: unknown) => void = () => undefined;
  loader.loadPage.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  arrange();
  await click("Cars");
  expect(screen.getByRole("status")).toHaveTextContent("loading");
  expect(navigate).not.toHaveBeenCalled();
  await act(() => {
    arrive(page("/cars"));
    return Promise.resolve();
  });
  expect(navigate).toHaveBeenCalledWith("/cars");
});

test.each([
  ["an error", () => Promise.resolve({ status: "error" })],
  ["the page for missing data", () => Promise.resolve(page("/404.html"))],
  ["a rejection", () => Promise.reject(new Error("network"))],
])("%s is a failed load, logged with its cause", async (_name, answer) => {
  const log = jest.spyOn(console, "error").mockImplementation(() => undefined);
  loader.loadPage.mockImplementation(answer);
  arrange();
  await click("Cars");
  expect(screen.getByRole("status")).toHaveTextContent("failed");
  expect(log).toHaveBeenCalledWith("The page /cars did not load.", expect.any(Error));
  expect(navigate).not.toHaveBeenCalled();
});

test("the link of the page one is on scrolls to the top", async () => {
  arrange();
  await click("Bikes");
  expect(window.scrollTo).toHaveBeenCalledWith({ top: 0 });
  expect(loader.loadPage).not.toHaveBeenCalled();
});

test("a click for a new tab is left to the browser", () => {
  arrange();
  const wasLeft = fireEvent.click(screen.getByRole("link", { name: "Cars" }), { ctrlKey: true });
  expect(wasLeft).toBe(true);
  expect(loader.loadPage).not.toHaveBeenCalled();
});
