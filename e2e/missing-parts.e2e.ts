import type { Page } from "@playwright/test";
import { common } from "#messages/en/common.ts";
import { expect, test } from "./fixtures.ts";
import { complete, expectState } from "./page-state.ts";

test.use({
  allowedComplaints: /^Failed to load resource|Failed to fetch dynamically|Unable to preload CSS/,
});

/** Files of pages that are not open, and of the palette; a file of another kind may be asked for by an idle page. */
const [pages, palette] = ["**/assets/page-*.js", "**/assets/palette-*.js"];

/** How often the page was loaded. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on("load", () => {
    loads += 1;
  });
  return () => loads;
}

/** Removes files of the build from the server, which has them again for the reload that follows. */
async function replaceFilesUntilReload(page: Page, files: string): Promise<void> {
  await page.route(files, (route) => route.fulfill({ status: 404 }));
  await page.route("**/version", async (route) => {
    await page.unroute(files);
    await route.fulfill({ json: { build: "next" } });
  });
}

test("a part that an update removed reloads the page, at the address that was asked for", async ({
  page,
}) => {
  await page.goto("/?q=a");
  await complete(page);
  const loads = countLoads(page);
  await replaceFilesUntilReload(page, pages);
  await page.getByRole("link", { name: common.app.history }).click();
  await expect.poll(loads).toBe(1);
  await expectState(page, "ready");
  await expect(page).toHaveURL(/\/history/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(loads()).toBe(1);
});

test("text that somebody types delays the reload", async ({ page }) => {
  await page.clock.install();
  await page.goto("/imports");
  await complete(page);
  const loads = countLoads(page);
  const field = page.getByRole("textbox").first();
  await field.fill("job-1");
  await replaceFilesUntilReload(page, palette);
  const asked = page.waitForRequest("**/version");
  await page.keyboard.press("Control+k");
  await asked;
  await expect(page.locator("[data-palette]")).toContainText(common.access.panelFailed);
  await page.clock.fastForward(2000);
  await expect(field).toHaveValue("job-1");
  expect(loads()).toBe(0);
  await page.keyboard.press("Escape");
  await field.fill("");
  await expect.poll(loads).toBe(1);
});

test("a part that is still missing after the reload says what to do", async ({ page }) => {
  await page.goto("/");
  await complete(page);
  const loads = countLoads(page);
  await page.route(pages, (route) => route.fulfill({ status: 404 }));
  await page.getByRole("link", { name: common.app.history }).click();
  await expect(page.getByText(common.app.failedPart.text)).toBeVisible();
  expect(loads()).toBe(1);
  await expect(page).toHaveURL(/\/history/);
});

test("a page whose first file is missing reloads once, then says so", async ({ page }) => {
  const loads = countLoads(page);
  await page.route("**/assets/entry-*.js", (route) => route.fulfill({ status: 404 }));
  await page.goto("/");
  await expect(page.getByRole("alert")).toContainText("A part of this page is missing");
  await expect.poll(loads).toBe(2);
});
