import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { activeTable, otherTable } from "./list-tables.ts";
import { expectState, ready, rowAt } from "./page-state.ts";

const positionOf = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Scrolls until a row is in the window. */
async function scrollTo(page: Page, index: number): Promise<void> {
  const row = rowAt(otherTable(page), index);
  await page.evaluate(
    (rowIndex) =>
      new Promise<void>((resolve) => {
        const step = () => {
          const bottom = document
            .querySelector(`[aria-rowindex="${rowIndex}"]`)
            ?.getBoundingClientRect();
          if (bottom && bottom.bottom < innerHeight) return resolve();
          scrollBy(0, innerHeight / 3);
          requestAnimationFrame(step);
        };
        step();
      }),
    index + 2,
  );
  await expect(row).toBeInViewport();
}

test("reload and Back restore the list's scroll position", async ({ page, quietGateway }) => {
  await page.goto(quietGateway.address);
  await ready(page);
  await test.step("Back returns to the top when the list was not scrolled", async () => {
    const actives = activeTable(page);
    await actives.getByRole("link").first().click();
    await expect(otherTable(page)).toHaveCount(0);
    await expectState(page, /ready|empty/);
    await page.evaluate(() => window.scrollTo(0, 200));
    await expect.poll(() => positionOf(page)).toBeGreaterThan(0);
    await page.goBack();
    await expect(actives).toBeVisible();
    await expect.poll(() => positionOf(page)).toBe(0);
  });
  await test.step("reload keeps the position", async () => {
    await scrollTo(page, 60);
    // Rows respond to the pointer again.
    await expect(page.locator("[data-moving]")).toHaveCount(0);
    const position = await positionOf(page);
    // The figures are delayed, as with a distant API.
    const list = "**/api/v1/countings?limit=100";
    await page.route(list, async (route) => {
      const answer = await route.fetch();
      await expect(page.locator("main")).toHaveAttribute("data-state", "loading");
      await route.fulfill({ response: answer });
    });
    await page.reload();
    await ready(page);
    await expect
      .poll(async () => Math.abs((await positionOf(page)) - position))
      .toBeLessThanOrEqual(2);
    await expect(rowAt(otherTable(page), 60)).toBeInViewport();
    await page.unroute(list);
  });
  await test.step("Back restores the position", async () => {
    await scrollTo(page, 130);
    const row = rowAt(otherTable(page), 130);
    const address = await row.getByRole("link").getAttribute("href");
    const position = await positionOf(page);
    await row.getByRole("link").click();
    await expect(page).toHaveURL(new RegExp(`${address}$`));
    await expect(otherTable(page)).toHaveCount(0);
    await expectState(page, /ready|empty/);
    await expect.poll(() => positionOf(page)).toBe(0);
    await page.goBack();
    await expect(row.getByRole("link")).toHaveAttribute("href", address ?? "");
    await expect(row).toBeInViewport();
    await expect
      .poll(async () => Math.abs((await positionOf(page)) - position))
      .toBeLessThanOrEqual(2);
  });
});
