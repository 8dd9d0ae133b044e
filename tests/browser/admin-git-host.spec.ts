import type { Page } from "@playwright/test";
import { openFile, textField } from "./owner-forms";
import { GitHost } from "./git-host";
import { blockedMessage, expect, phone, test } from "./site";

test.use({ ...phone, isMobile: true });
test.beforeEach(({ allowedErrors }) => void allowedErrors.push(blockedMessage));

const business = "data/business.json";

async function signIn(page: Page, site: string): Promise<GitHost> {
  const host = new GitHost();
  await host.answer(page.context());
  await page.goto(`${site}/admin/`);
  await page.getByRole("button", { name: "Sign In Using Access Token" }).click();
  await page.getByRole("alertdialog").getByRole("textbox").fill("a token");
  await page.getByRole("alertdialog").getByRole("button", { name: "Sign In" }).click();
  await page.getByText("Catalogue", { exact: true }).waitFor();
  return host;
}

const save = (page: Page) => page.getByRole("button", { name: "Save", exact: true }).click();

test("a saved file is a commit, and every request goes to this site or to the Git host", async ({
  page,
  site,
}) => {
  const hosts = new Set<string>();
  page.on("response", (response) => {
    const { origin, protocol } = new URL(response.url());
    if (protocol.startsWith("http")) hosts.add(origin);
  });
  const host = await signIn(page, site);
  await openFile(page, "business");
  await textField(page, "Tagline").fill("Rooms in Vizag");
  await save(page);
  await expect.poll(() => host.commits).toEqual([[business]]);
  expect(String(host.files.get(business))).toContain('"tagline": "Rooms in Vizag"');
  expect([...hosts].sort()).toEqual([site, "https://api.github.com"].sort());
});

test("of two people with one file, the second is warned before a change is lost", async ({
  page,
  site,
}) => {
  const host = await signIn(page, site);
  await openFile(page, "business");
  await textField(page, "Tagline").fill("Rooms in Vizag");
  host.commit(business, (text) => text.replace('"Vizag"', '"Waltair"'));
  await save(page);
  await expect(page.getByRole("alertdialog")).toContainText("their changes will be lost");
  expect(host.commits).toEqual([]);
  expect(String(host.files.get(business))).toContain('"Waltair"');
});
