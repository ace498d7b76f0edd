import type { Page } from "@playwright/test";
import { expectContrast } from "./expect-contrast.ts";
import { expect, test } from "./fixtures.ts";
import { complete, ready } from "./page-state.ts";
import { weakMarks } from "./weak-marks.ts";

/** Charts are drawn where they are visible. */
async function openOverview(page: Page, address: string): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 4000 });
  await page.goto(`${address}/countings/lines-300`);
  await complete(page);
  // How many there are changes with the hour.
  await expect.poll(() => page.locator("svg.recharts-surface").count()).toBeGreaterThan(3);
}

test("a focus without a mark is found, and one whose mark is around it", async ({ page }) => {
  await page.setContent(
    "<style>:focus { outline: none } p:focus-within { outline: 2px solid #eee }</style>" +
      "<body style='background: white'><a href='#' aria-label='Bare'>a</a>" +
      "<p aria-label='Wrapped'><a href='#'>b</a></p></body>",
  );
  const { weak: none, checked } = await weakMarks(page);
  expect([none, checked]).toEqual([[], 0]);
  await page.keyboard.press("Tab");
  expect((await weakMarks(page)).weak).toEqual(["no focus of a Bare"]);
  await page.keyboard.press("Tab");
  expect((await weakMarks(page)).weak).toEqual([
    "focus of p Wrapped: rgb(238, 238, 238) has 1.16:1",
  ]);
});

test("fields, icons, focus and marks of list and overview have 3:1 on their ground", async ({
  page,
  quietGateway: { address },
}) => {
  await page.goto(address);
  await complete(page);
  await page.keyboard.press("Tab");
  await expect(page.locator(":focus-visible")).toHaveCount(1);
  await expectContrast(page, "the list, its first stop of the keyboard");
  await openOverview(page, address);
  await expectContrast(page, "the overview");
});

test("fields, icons, focus and marks of the other pages have 3:1 on their ground", {
  tag: "@sweep",
}, async ({ page, quietGateway: { address } }) => {
  await page.goto(address);
  await complete(page);
  for (let stop = 0; stop < 6; stop += 1) {
    await page.keyboard.press("Tab");
    await expect(page.locator(":focus-visible")).toHaveCount(1);
    await expectContrast(page, `the list, stop ${stop + 1} of the keyboard`);
  }
  await page.locator("main").getByRole("button", { name: "Started any time" }).click();
  await expect(page.getByLabel("From")).toBeVisible();
  await expectContrast(page, "the periods");
  await page.goto(`${address}/countings/lines-300?tab=people`);
  await complete(page);
  await expectContrast(page, "the people");
  await page.goto(`${address}/countings/lines-300?tab=lines`);
  await complete(page);
  await page.getByRole("gridcell").first().dblclick();
  await expect(page.getByRole("dialog", { name: /^Line / })).toBeVisible();
  await expectContrast(page, "the lines, one of them open");
  for (const path of ["/history", "/screen/setup"]) {
    await page.goto(address + path);
    await ready(page);
    await expectContrast(page, path);
  }
});
