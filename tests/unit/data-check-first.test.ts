/** @jest-environment node */
import { existsSync } from "node:fs";
import path from "node:path";
import { DataError } from "../../src/data-check/messages/validation-error";
import { SmallShop } from "../support/small-shop";

test("gatsby build reports errors of the data that its configuration reads, without a stack trace, and builds nothing", async () => {
  const shop = new SmallShop();
  shop.data.write("business.json", "{ oops");
  shop.data.remove("pages.json");
  const { status, output } = shop.run("build");
  expect(output).toContain(`${new DataError(await shop.data.errors()).message}\n`);
  expect(output).not.toMatch(/parcel|^ +at /im);
  expect(status).toBe(1);
  expect(existsSync(path.join(shop.folder, "public", "index.html"))).toBe(false);
  shop.dispose();
});
