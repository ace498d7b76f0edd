import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { complete, gridOf } from "./page-state.ts";

/** What each window must show of a table: its size, the fewest full rows, and the lowest first row. Pixels. */
const windows = [
  { width: 1920, height: 1080, minRows: 21, maxTop: 225 },
  { width: 1440, height: 900, minRows: 16, maxTop: 225 },
  { width: 1366, height: 768, minRows: 16, maxTop: 225 },
  { width: 900, height: 700, minRows: 13, maxTop: 225 },
  { width: 390, height: 844, minRows: 8, maxTop: 240 },
];

/** The rows that can be seen in full, and where the first one begins. */
function measuredRows(page: Page) {
  return gridOf(page).evaluate((grid) => {
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
  for (const { width, height, minRows, maxTop } of windows) {
    await page.setViewportSize({ width, height });
    for (const tab of ["lines", "discrepancies"]) {
      await test.step(`${tab} at ${width} × ${height}`, async () => {
        await page.goto(`${quietGateway.address}/countings/lines-5000?tab=${tab}`);
        await complete(page);
        const { rows, top } = await measuredRows(page);
        expect(top).toBeLessThanOrEqual(maxTop);
        expect(rows).toBeGreaterThanOrEqual(minRows);
      });
    }
  }
});
