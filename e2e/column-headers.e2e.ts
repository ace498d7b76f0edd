import type { Locator } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { complete, go, gridOf } from "./page-state.ts";

const headOf = (column: string) => `[role="columnheader"][data-column="${column}"]`;

async function clickEnd(head: Locator): Promise<void> {
  const { width, height } = (await head.boundingBox()) ?? { width: 0, height: 0 };
  await head.click({ position: { x: width - 12, y: height - 3 } });
  await expect(head).toHaveAttribute("aria-sort", "ascending");
}

test("a sorted column's header shows direction and priority, and all of it sorts", async ({
  page,
  quietGateway: { address },
}) => {
  await page.setViewportSize({ width: 1440, height: 450 });
  await page.goto(`${address}/countings/lines-200?tab=lines&sort=-difference,product.metrics.abc`);
  await complete(page);
  for (const [column, turn] of [
    ["difference", "1"],
    ["product.metrics.abc", "2"],
  ] as const) {
    const head = gridOf(page).locator(headOf(column));
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
  await clickEnd(gridOf(page).locator(headOf("product.description")));
});

test("the list's headers do not overlap, all of them sort, and hidden columns are named", async ({
  page,
  quietGateway: { address },
}) => {
  const columns =
    "columns=active,startedAt,endsAt,elapsed,forecast,totalProductsCounted,totalProductsLeft,totalDiscrepancies,discrepancy-rate,totalIncidents,participants";
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${address}/?${columns}`);
  await complete(page);
  const heads = page.locator('[role="columnheader"]');
  for (const width of [1440, 1600, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => heads.count()).toBeGreaterThan(8);
    const over = () =>
      heads.evaluateAll((all) =>
        all.flatMap((head) => {
          const box = head.getBoundingClientRect();
          return [...head.querySelectorAll("button, span")]
            .map((part) => part.getBoundingClientRect())
            .filter((part) => part.top < box.bottom && part.right > box.right + 1)
            .map(() => head.textContent);
        }),
      );
    await expect.poll(over).toEqual([]);
  }
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByRole("button", { name: "Columns", exact: true }).click();
  const menu = page.getByRole("group", { name: "Columns" });
  await expect(menu.getByRole("checkbox", { name: /Participants no room/ })).toBeChecked();
  await expect(menu.getByRole("checkbox", { name: /Deadline$/ })).toBeChecked();
  await page.keyboard.press("Escape");
  await go(page, "/");
  await clickEnd(page.locator(headOf("warehouse.name")).first());
});
