import type { Locator } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { complete, gridOf } from "./page-state.ts";

test("a sorted column's header shows direction and priority", async ({ page }) => {
  await page.goto("/countings/lines-200?tab=lines&sort=-difference,product.metrics.abc");
  await complete(page);
  for (const [column, turn] of [
    ["difference", "1"],
    ["product.metrics.abc", "2"],
  ] as const) {
    const head = gridOf(page).locator(`[role="columnheader"][data-column="${column}"]`);
    const [box, arrow, reported] = await Promise.all(
      [head, head.locator("svg"), head.getByText(turn, { exact: true })].map((one) =>
        one.boundingBox(),
      ),
    );
    if (!box || !arrow || !reported) throw new Error(`${column} does not say how it sorts`);
    for (const part of [arrow, reported]) {
      expect(part.x).toBeGreaterThanOrEqual(box.x);
      expect(part.x + part.width).toBeLessThanOrEqual(box.x + box.width + 0.5);
    }
  }
});

test("the list's headers do not overlap, and hidden columns are named", async ({ page }) => {
  const columns =
    "columns=active,startedAt,endsAt,elapsed,forecast,totalProductsCounted,totalProductsLeft,totalDiscrepancies,discrepancy-rate,totalIncidents,participants";
  for (const width of [1440, 1600, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/?${columns}`);
    await complete(page);
    expect(await page.getByRole("columnheader").count()).toBeGreaterThan(8);
    const over = await page.evaluate(() =>
      [...document.querySelectorAll('[role="columnheader"]')].flatMap((head) => {
        const box = head.getBoundingClientRect();
        return [...head.querySelectorAll("button, span")]
          .map((part) => part.getBoundingClientRect())
          .filter((part) => part.top < box.bottom && part.right > box.right + 1)
          .map(() => head.textContent);
      }),
    );
    expect(over).toEqual([]);
  }
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByRole("button", { name: "Columns", exact: true }).click();
  const menu = page.getByRole("group", { name: "Columns" });
  await expect(menu.getByRole("checkbox", { name: /Participants no room/ })).toBeChecked();
  await expect(menu.getByRole("checkbox", { name: /Deadline$/ })).toBeChecked();
});

test("the whole header cell sorts", async ({ page, quietGateway }) => {
  const pressEnd = async (head: Locator) => {
    const { width, height } = (await head.boundingBox()) ?? { width: 0, height: 0 };
    await head.click({ position: { x: width - 12, y: height - 3 } });
    await expect(head).toHaveAttribute("aria-sort", "ascending");
  };
  await page.goto(`${quietGateway.address}/countings/lines-200?tab=lines`);
  await complete(page);
  await pressEnd(page.locator('[role="columnheader"][data-column="product.description"]'));
  await page.goto(quietGateway.address);
  await complete(page);
  await pressEnd(page.locator('[role="columnheader"][data-column="warehouse.name"]').first());
});
