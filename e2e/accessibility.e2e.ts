import type { Page } from "@playwright/test";
import { brokenRules } from "./broken-rules.ts";
import { expect, failedRequests, test } from "./fixtures.ts";
import { complete, ready } from "./page-state.ts";
import { expectSoundPage } from "./sound-page.ts";

test.use({ allowedComplaints: failedRequests });

const pages = {
  list: "/",
  overview: "/countings/lines-200",
  lines: "/countings/lines-200?tab=lines",
  "partly unreadable": "/countings/fault-broken-lines",
  error: "/countings/fault-500",
  "not found": "/no/such/page",
};

type Name = keyof typeof pages;

/** Opens a page in a low window, so that tables render few rows; all rows are alike. */
async function open(page: Page, name: Name, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 450 });
  await page.goto(pages[name]);
  await ready(page);
  if (name === "overview") {
    await complete(page);
    // A phone folds some panels, and all widths the tables.
    await page.locator("details").evaluateAll((all) => {
      for (const one of all) one.setAttribute("open", "");
    });
  }
  if (name === "lines") await expect(page.getByRole("gridcell").first()).toBeVisible();
}

test("a broken rule is found, with its element", async ({ page }) => {
  await page.setContent("<main><h1>Page</h1><button></button></main>");
  expect(await brokenRules(page)).toContain("button-name: <button></button>");
});

// Other pages are checked by their own tests.
test("failures break no accessibility rule", { tag: "@proof" }, async ({ page }) => {
  for (const name of ["error", "not found"] as const) {
    await test.step(name, async () => {
      await open(page, name, 1440);
      await expectSoundPage(page, name);
    });
  }
});

/** 720 is a window of 1440 at 200 %. */
const widths = [1440, 720, 320];

for (const name of Object.keys(pages) as Name[]) {
  test(`${name}: no accessibility rule is broken at any width`, { tag: "@sweep" }, async ({
    page,
  }) => {
    for (const width of widths) {
      await open(page, name, width);
      const what = `${name} at ${width}`;
      await expectSoundPage(page, what);
    }
    await open(page, name, 1440);
    await page.emulateMedia({ forcedColors: "active" });
    await expectSoundPage(page, `${name} in forced colours`);
  });
}
