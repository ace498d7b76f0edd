import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { cell, complete, gridOf, rowAt } from "./page-state.ts";

/** Simulates rows moving under the pointer, as while scrolling slows down. */
async function keepMoving(scroller: Locator): Promise<void> {
  await scroller.evaluate((element) => {
    const move = () => {
      element.dispatchEvent(new Event("scroll"));
      requestAnimationFrame(move);
    };
    move();
  });
  await expect(scroller.page().locator("[data-moving]").first()).toBeAttached();
}

const middleOf = (target: Locator) =>
  target.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x + width / 2, y + height / 2] as const;
  });

/** By coordinates, whatever is on top: a real mouse has only these. */
async function press(page: Page, element: Locator): Promise<void> {
  await page.mouse.click(...(await middleOf(element)));
}

test("a click opens the line under the pointer while lines move, and a drag opens none", async ({
  page,
  quietGateway,
}) => {
  await page.goto(`${quietGateway.address}/countings/lines-900?tab=lines`);
  await complete(page);
  const grid = gridOf(page);
  const drawer = page.getByRole("dialog", { name: /^Line / });
  await grid.scrollIntoViewIfNeeded();
  await keepMoving(grid);
  const [from, to] = [cell(rowAt(grid, 1), "location.code"), cell(rowAt(grid, 3), "location.code")];
  await page.mouse.move(...(await middleOf(from)));
  await page.mouse.down();
  await page.mouse.move(...(await middleOf(to)));
  await page.mouse.up();
  // The address changes within the click that opens a line.
  expect(await page.evaluate(() => location.search)).toBe("?tab=lines");
  await press(page, from);
  await expect(drawer).toBeVisible();
  await page.goBack();
  await expect(drawer).toHaveCount(0);
  await press(page, cell(rowAt(grid, 2), "product.code").getByRole("link"));
  await expect(drawer).toBeVisible();
});

test("a click opens a counting, also on a person's initials and while rows move", async ({
  page,
  quietGateway,
}) => {
  await page.goto(quietGateway.address);
  await complete(page);
  const row = page
    .locator("[data-id]")
    .filter({ has: page.locator("abbr") })
    .first();
  const person = row.locator("abbr").first();
  const path = (await row.getByRole("link").first().getAttribute("href")) ?? "none";
  await press(page, person);
  await expect(page).toHaveURL((url) => url.pathname === path);
  await page.goBack();
  await complete(page);
  await keepMoving(page.locator("html"));
  await press(page, person);
  await expect(page).toHaveURL((url) => url.pathname === path);
});
