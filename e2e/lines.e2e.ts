import type { Locator, Page } from "@playwright/test";
import type { Line } from "#contract/line.ts";
import { everyCounting, wholeCounting } from "./api.ts";
import { compareProducts } from "./decimals.ts";
import { expect, test } from "./fixtures.ts";
import { expectTabs } from "./line-tabs.ts";
import { cell, complete, go, gridOf, rowAt } from "./page-state.ts";

const statusOf = (page: Page) => page.locator('main [role="status"]');

/** The indexes of the first rows in the grid, which counts from 1. */
async function firstIndexes(grid: Locator, count: number): Promise<number[]> {
  const texts = await Promise.all(
    Array.from({ length: count }, (_, index) => cell(rowAt(grid, index), "index").textContent()),
  );
  return texts.map((text) => Number(text?.replaceAll(",", "")) - 1);
}

async function scrollToEnd(grid: Locator): Promise<void> {
  await grid.scrollIntoViewIfNeeded();
  await grid.evaluate((element) => {
    element.scrollIntoView({ block: "end" });
    element.scrollTo(0, element.scrollHeight);
  });
}

const indexes = (lines: readonly Line[], count: number) =>
  lines.slice(0, count).map(({ index }) => index);

/** Sorted by a number: nulls last in both directions, and equal lines in their previous order. */
function sorted(lines: readonly Line[], of: (line: Line) => number | null, sign: 1 | -1): Line[] {
  const known = lines.filter((line) => of(line) !== null);
  const unknown = lines.filter((line) => of(line) === null);
  return [...known.toSorted((a, b) => sign * ((of(a) ?? 0) - (of(b) ?? 0))), ...unknown];
}

/** A finished counting of hundreds of lines, with incidents and with lines without a difference. */
async function finishedCounting(address: string) {
  for (const counting of await everyCounting(address)) {
    const { id, active, totalProducts, totalIncidents } = counting;
    if (active || totalProducts <= 400 || totalProducts >= 1000 || totalIncidents === 0) continue;
    const { products: lines } = await wholeCounting(address, id);
    if (lines.some(({ difference }) => difference === null)) return { id, lines };
  }
  throw new Error("The list has no such counting");
}

// Low, so that the table renders few rows.
test.use({ viewport: { width: 1440, height: 600 } });

test("the lines of a finished counting are complete, searched, sorted, on tabs, and cards on a phone", {
  tag: "@proof",
}, async ({ page, gateway }) => {
  const { id, lines } = await finishedCounting(gateway.address);
  const last = lines.length - 1;
  const all = `${lines.length.toLocaleString("en-GB")} lines`;
  await page.goto(`/countings/${id}?tab=lines`);
  await complete(page);
  const grid = gridOf(page);
  await test.step("all are there, down to the last", async () => {
    await expect(grid).toHaveAttribute("aria-rowcount", String(lines.length + 1));
    await expect(statusOf(page)).toHaveText(all);
    await expect(cell(rowAt(grid, 0), "product.code")).toHaveText(lines[0]?.product.code ?? "");
    await expect(cell(rowAt(grid, 0), "location.code")).toHaveText(lines[0]?.location.code ?? "");
    await scrollToEnd(grid);
    const row = rowAt(grid, last);
    await expect(row).toBeInViewport();
    await expect(cell(row, "product.code")).toHaveText(lines.at(-1)?.product.code ?? "");
    expect(await grid.getByRole("row").count()).toBeLessThan(100);
  });
  await test.step("are navigable by keyboard", async () => {
    await page.getByRole("searchbox", { name: "Search lines" }).focus();
    const isFocused = () => grid.evaluate((element) => element === document.activeElement);
    for (let stops = 0; stops < 30 && !(await isFocused()); stops += 1) {
      await page.keyboard.press("Tab");
    }
    await expect(grid).toBeFocused();
    /** The index of the grid's current row. */
    const current = () =>
      grid.evaluate((element) => {
        const row = document.getElementById(element.getAttribute("aria-activedescendant") ?? "");
        return Number(row?.getAttribute("aria-rowindex") ?? Number.NaN) - 2;
      });
    await page.keyboard.press("ArrowDown");
    await expect.poll(current).toBe(0);
    await page.keyboard.press("ArrowDown");
    await expect.poll(current).toBe(1);
    await page.keyboard.press("PageDown");
    await expect.poll(current).toBeGreaterThan(5);
    await page.keyboard.press("End");
    await expect.poll(current).toBe(last);
    await expect(rowAt(grid, last)).toBeInViewport();
    await page.keyboard.press("ArrowUp");
    await expect.poll(current).toBe(last - 1);
    await page.keyboard.press("Home");
    await expect.poll(current).toBe(0);
    await expect(rowAt(grid, 0)).toBeInViewport();
  });
  await test.step("a slash focuses the search box, where further slashes are text", async () => {
    await page.keyboard.press("/");
    const box = page.getByRole("searchbox", { name: "Search lines" });
    await expect(box).toBeFocused();
    await expect(box).toHaveValue("");
    await page.keyboard.type("/?");
    await expect(box).toHaveValue("/?");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });
  await test.step("a search filters them, is announced and can be cleared", async () => {
    const search = page.getByRole("searchbox", { name: "Search lines" });
    const code = lines[100]?.product.code ?? "";
    const matching = lines.filter((line) => line.product.code === code).length;
    await search.fill(code.toLowerCase());
    await expect(statusOf(page)).toHaveText(`${matching} of ${all}`);
    await expect(grid).toHaveAttribute("aria-rowcount", String(matching + 1));
    await expect(cell(rowAt(grid, 0), "product.code")).toHaveText(code);
    await search.fill("no such line anywhere");
    await expect(page.getByText("No line matches this search")).toBeVisible();
    await expect(statusOf(page)).toHaveText(`0 of ${all}`);
    await page.getByRole("button", { name: "Clear filters" }).click();
    await expect(grid).toHaveAttribute("aria-rowcount", String(lines.length + 1));
    await expect(search).toHaveValue("");
  });
  await test.step("are labelled cards on a phone", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const header = grid.getByRole("columnheader", { name: "Difference" });
    await expect(header).toBeAttached();
    await expect(header.getByRole("button")).toHaveCount(0);
    const labels = rowAt(grid, 0).locator("[data-label]");
    await expect
      .poll(() =>
        labels.evaluateAll((cells) =>
          cells.map((cell) => getComputedStyle(cell, "::before").content.split('"')[1]),
        ),
      )
      .toEqual(["of ", "Counted "]);
    const box = await grid.getByRole("rowgroup").first().boundingBox();
    expect(box).toMatchObject({ width: 1, height: 1 });
    await page.setViewportSize({ width: 1440, height: 600 });
  });
  const header = grid.getByRole("columnheader", { name: "Difference" });
  await test.step("by exact value, then by a second column with Shift", async () => {
    await grid.getByRole("columnheader", { name: "ABC" }).getByRole("button").click();
    const value = grid.getByRole("columnheader", { name: "Value at cost" }).getByRole("button");
    await value.click({ modifiers: ["Shift"] });
    await expect(page).toHaveURL(/sort=product\.metrics\.abc(,|%2C)value/);
    const classOf = (line: Line) => line.product.metrics?.abc ?? "none";
    const valued = lines.filter(
      ({ difference, countedStock }) => difference !== null && countedStock !== null,
    );
    const first = valued
      .filter((line) => classOf(line) === "A")
      .toSorted((a, b) =>
        compareProducts([a.difference ?? 0, a.costPrice], [b.difference ?? 0, b.costPrice]),
      );
    await expect.poll(() => firstIndexes(grid, 8)).toEqual(indexes(first, 8));
  });
  await test.step("by one column; lines without a value come last both ways", async () => {
    const difference = (line: Line) => line.difference;
    await expect(header).toHaveAttribute("aria-sort", "none");
    await header.getByRole("button").click();
    await expect(header).toHaveAttribute("aria-sort", "ascending");
    await expect(page).toHaveURL(/[?&]sort=difference(&|$)/);
    const ascending = sorted(lines, difference, 1);
    await expect.poll(() => firstIndexes(grid, 8)).toEqual(indexes(ascending, 8));
    await header.getByRole("button").click();
    await expect(header).toHaveAttribute("aria-sort", "descending");
    const descending = sorted(lines, difference, -1);
    await expect.poll(() => firstIndexes(grid, 8)).toEqual(indexes(descending, 8));
    expect(descending.at(-1)?.difference).toBeNull();
    await scrollToEnd(grid);
    const row = rowAt(grid, last);
    await expect(cell(row, "difference")).toHaveText("–");
    const lastNumber = (descending.at(-1)?.index ?? -1) + 1;
    await expect(cell(row, "index")).toHaveText(lastNumber.toLocaleString("en"));
    await grid.evaluate((element) => element.scrollTo(0, 0));
  });
  await test.step("a search survives a sort before its debounce", async () => {
    const search = page.getByRole("searchbox", { name: "Search lines" });
    await search.focus();
    // In one task, because no manual timing is reliable.
    await header.getByRole("button").evaluate((button: HTMLElement) => {
      document.execCommand("insertText", false, "a");
      button.focus();
      button.click();
    });
    await expect(header).toHaveAttribute("aria-sort", "none");
    await expect(page).toHaveURL(/q=a/);
    await expect(search).toHaveValue("a");
  });
  await test.step("Back and Forward restore the view", async () => {
    await header.getByRole("button").click();
    await header.getByRole("button").click();
    await expect(header).toHaveAttribute("aria-sort", "descending");
    await expect(page).toHaveURL(/sort=-difference/);
    const status = (await statusOf(page).textContent()) ?? "";
    const first = await firstIndexes(grid, 8);
    const tabs = page.getByRole("navigation");
    await tabs.getByRole("link", { name: /^People/ }).click();
    await expect(grid).toHaveCount(0);
    await page.goBack();
    await expect(tabs.getByRole("link", { name: /^Lines/ })).toHaveAttribute(
      "aria-current",
      "page",
    );
    await expect(page.getByRole("searchbox", { name: "Search lines" })).toHaveValue("a");
    await expect(statusOf(page)).toHaveText(status);
    await expect(header).toHaveAttribute("aria-sort", "descending");
    await expect.poll(() => firstIndexes(grid, 8)).toEqual(first);
    await page.goForward();
    await expect(grid).toHaveCount(0);
  });
  await test.step("each tab shows its lines and their count", async () => {
    await go(page, `/countings/${id}?tab=discrepancies`);
    await expectTabs(page, lines);
  });
});
