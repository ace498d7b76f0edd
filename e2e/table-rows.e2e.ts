import type { Locator } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { complete, gridOf } from "./page-state.ts";

/**
 * Requirements of a table by window: its size, the minimum of full rows, and the maximum top of the first row. Pixels.
 */
const windows = [
  { width: 1920, height: 1080, minRows: 21, maxTop: 225 },
  { width: 1440, height: 900, minRows: 16, maxTop: 225 },
  { width: 1366, height: 768, minRows: 16, maxTop: 225 },
  { width: 900, height: 700, minRows: 13, maxTop: 225 },
  { width: 390, height: 844, minRows: 8, maxTop: 240 },
];

/** The number of fully visible rows, and the top of the first one. */
function measuredRows(table: Locator) {
  return table.evaluate((grid) => {
    const bounds = grid.getBoundingClientRect();
    const bottom = Math.min(bounds.bottom, innerHeight);
    const boxes = [...grid.querySelectorAll('[role="row"]:has([role="gridcell"])')]
      .map((row) => row.getBoundingClientRect())
      .filter((box) => box.top >= bounds.top && box.bottom <= bottom);
    return { rows: boxes.length, top: Math.min(...boxes.map((box) => box.top)) };
  });
}

test("a table tab shows rows, not headers, at every window size", async ({
  page,
  quietGateway,
}) => {
  await page.goto(`${quietGateway.address}/countings/lines-5000?tab=lines`);
  await complete(page);
  for (const tab of ["lines", "discrepancies", "incidents", "recounts", "people"]) {
    const link = page.locator(`nav a[href$="?tab=${tab}"]`);
    await link.click();
    await expect(page).toHaveURL(new RegExp(`tab=${tab}$`));
    const grid = tab === "people" ? page.getByRole("grid", { name: "People" }) : gridOf(page);
    const count = Number(((await link.locator("em").textContent()) ?? "").replaceAll(",", ""));
    expect(count).toBeGreaterThan(1);
    for (const { width, height, minRows, maxTop } of windows) {
      await test.step(`${tab} at ${width} × ${height}`, async () => {
        await page.setViewportSize({ width, height });
        // Rows follow the window in a frame of their own.
        await expect(async () => {
          const { rows, top } = await measuredRows(grid);
          expect(top).toBeLessThanOrEqual(maxTop);
          expect(rows).toBeGreaterThanOrEqual(Math.min(minRows, count));
        }).toPass();
      });
    }
  }
});

test("many filters scroll sideways in one row, and no row moves when they go", async ({
  page,
  quietGateway,
}) => {
  await page.setViewportSize({ width: 1000, height: 700 });
  const address = `${quietGateway.address}/countings/lines-900?tab=lines`;
  await page.goto(`${address}&state=counted&documented=none&abc=A&abc=B&abc=C&abc=none&lot=none`);
  await complete(page);
  const { top } = await measuredRows(gridOf(page));
  const row = page.getByRole("group", { name: "Filters", exact: true });
  const clear = row.getByRole("button", { name: "Clear filters" });
  await expect(clear).not.toBeInViewport();
  await clear.focus();
  await expect(clear).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Enter");
  await expect(row).toBeFocused();
  await expect(page).toHaveURL(address);
  await expect(clear).toHaveCount(0);
  expect((await measuredRows(gridOf(page))).top).toBe(top);

  await test.step("the wheel moves the table under the pointer, and at its end the page", async () => {
    const grid = gridOf(page);
    const positions = async () => ({
      page: await page.evaluate(() => scrollY),
      grid: await grid.evaluate((element) => element.scrollTop),
    });
    await grid.hover();
    await page.mouse.wheel(0, 300);
    await expect.poll(positions).toEqual({ page: 0, grid: 300 });
    await grid.evaluate((element) => element.scrollTo(0, element.scrollHeight));
    await expect(grid.locator('[aria-rowindex="901"]')).toBeVisible();
    // Continued scrolling stays with the element that it started on.
    await expect(async () => {
      await page.mouse.wheel(0, 200);
      expect((await positions()).page).toBeGreaterThan(0);
    }).toPass();
  });
});
