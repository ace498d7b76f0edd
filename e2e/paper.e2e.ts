import type { Page } from "@playwright/test";
import { countingThat } from "./api.ts";
import { expect, test } from "./fixtures.ts";
import { activeTable, expectLoaded, moreButton } from "./list-tables.ts";
import { complete, figure, go, ready } from "./page-state.ts";

/** Like the browser before it captures the page; nothing is measured after that. */
async function putOnPaper(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  await page.emulateMedia({ media: "print" });
}

async function takeFromPaper(page: Page): Promise<void> {
  await page.emulateMedia({ media: null });
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
}

/** Orientation of each sheet. */
async function shapesOf(page: Page): Promise<string[]> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  return [...pdf.matchAll(/\/MediaBox \[\S+ \S+ (\S+) (\S+)\]/g)].map(([, width, height]) =>
    Number(width) > Number(height) ? "across" : "upright",
  );
}

test("the list prints its briefing and every active counting in columns, from any window size", async ({
  page,
  quietGateway,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(quietGateway.address);
  await ready(page);
  const rows = page.locator('[role="row"][data-id]');
  await expect.poll(() => rows.count()).toBeLessThan(40);
  await expectLoaded(page, "the loaded 100");

  await putOnPaper(page);
  const active = Number(await page.locator("[data-figure=active-countings]").getAttribute("value"));
  await expect(activeTable(page).locator("[data-id]")).toHaveCount(active);
  const printed = rows.filter({ visible: true });
  await expect(printed).toHaveCount(active);
  // Letter in landscape, within its margins.
  await page.setViewportSize({ width: 964, height: 700 });
  const boxes = await printed.evaluateAll((all) => {
    const edges = (element: Element) => element.getBoundingClientRect();
    return all.map((row) => {
      const cells = [...row.children].map(edges);
      const texts = [...row.children].map((cell) => {
        const range = document.createRange();
        range.selectNodeContents(cell);
        return range.getBoundingClientRect();
      });
      const isOver = cells.some(({ left }, index) => left < (texts[index - 1]?.right ?? 0) - 1);
      const isCut = cells.some(({ right }) => right > innerWidth);
      return { top: edges(row).top, bottom: edges(row).bottom, cells: cells.length, isOver, isCut };
    });
  });
  for (const [index, { top, cells, isOver, isCut }] of boxes.entries()) {
    expect(top).toBeGreaterThanOrEqual(boxes[index - 1]?.bottom ?? 0);
    expect({ cells, isOver, isCut }).toEqual({ cells: 7, isOver: false, isCut: false });
  }
  const heads = page.getByRole("columnheader", { name: "Deadline" });
  await expect(heads.first()).toBeVisible();
  const briefing = page.getByRole("region", { name: "Briefing" });
  await expect(briefing.getByRole("listitem").first()).toBeVisible();
  const controls = page.locator("main").locator("input, select, summary");
  await expect(controls.filter({ visible: true })).toHaveCount(0);
  await expect(moreButton(page).filter({ visible: true })).toHaveCount(0);

  await takeFromPaper(page);
  await expect.poll(() => rows.count()).toBeLessThan(40);

  await test.step("the list prints in landscape, and the next page in portrait", async () => {
    // One warehouse has few sheets.
    await go(page, "/?warehouse=56");
    await expectLoaded(page, /^Search all /);
    expect(new Set(await shapesOf(page))).toEqual(new Set(["across"]));
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("link", { name: "Help" }).click();
    await expect(page.getByRole("heading", { name: "What the figures mean" })).toBeVisible();
    expect(new Set(await shapesOf(page))).toEqual(new Set(["upright"]));
  });
});

test("a printed counting stays together and within the paper", { tag: "@sweep" }, async ({
  page,
  quietGateway,
}) => {
  // Charts do not render again for the width of the paper.
  await page.addInitScript(() => {
    const Observer = ResizeObserver;
    window.ResizeObserver = class extends Observer {
      constructor(tell: ResizeObserverCallback) {
        super((entries, observer) => {
          if (!matchMedia("print").matches) tell(entries, observer);
        });
      }
    };
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  // A counting that begins at the test's hour may have nothing to print yet.
  const { id } = await countingThat(
    quietGateway.address,
    ({ totalProducts, totalDiscrepancies, totalIncidents }) =>
      totalProducts < 1000 && totalDiscrepancies > 9 && totalIncidents > 1,
  );
  await page.goto(`${quietGateway.address}/countings/${id}`);
  await complete(page);
  const products = page.getByRole("group", { name: "Largest discrepancies" });
  const bars = products.locator(".recharts-bar-rectangle path");
  await expect.poll(() => bars.count()).toBeGreaterThan(3);
  await putOnPaper(page);
  await page.setViewportSize({ width: 718, height: 1000 });
  const far = await products.evaluate((group) => {
    const middle = (element: Element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return (top + bottom) / 2;
    };
    const words = [...group.querySelectorAll("button .code, div > .code")].map(middle);
    return [...group.querySelectorAll(".recharts-bar-rectangle path")].map((bar) =>
      Math.min(...words.map((word) => Math.abs(middle(bar) - word))),
    );
  });
  expect(Math.max(...far)).toBeLessThan(3);
  // No figure lies over its bar.
  const gaps = await products.evaluate((group) => {
    const edges = (query: string) =>
      [...group.querySelectorAll(query)].map((one) => one.getBoundingClientRect());
    const over = edges('path[fill="var(--chart-over)"]');
    const short = edges('path[fill="var(--chart-short)"]');
    return [
      ...edges('[data-side="over"]').map(
        ({ left }, index) => left - (over[index]?.right ?? Infinity),
      ),
      ...edges('[data-side="short"]').map(
        ({ right }, index) => (short[index]?.left ?? -Infinity) - right,
      ),
    ];
  });
  expect(gaps.length).toBeGreaterThan(3);
  for (const gap of gaps) expect(gap).toBeGreaterThan(0);
  await test.step("people are no wider than the paper", async () => {
    await takeFromPaper(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await go(page, `/countings/${id}?tab=people`);
    await complete(page);
    await putOnPaper(page);
    // Paper is narrower than the window, but pages are not notified.
    const wide = await page.getByRole("grid").evaluate((grid) => {
      document.body.style.width = "718px";
      const { scrollWidth } = grid;
      document.body.style.width = "";
      return scrollWidth;
    });
    expect(wide).toBeLessThanOrEqual(718);
  });
  await test.step("lines have no label without a figure", async () => {
    await takeFromPaper(page);
    await go(page, `/countings/${id}?tab=incidents`);
    await complete(page);
    await expect(page.locator('[role="row"] [data-column="product.code"]').nth(1)).toBeVisible();
    await putOnPaper(page);
    const texts = await page
      .locator('[role="row"] [data-label]')
      .evaluateAll((cells) =>
        cells.filter((cell) => cell.checkVisibility()).map(({ textContent }) => textContent),
      );
    expect(texts).not.toContain("");
  });
  await test.step("a table has its figures and the filter in force", async () => {
    await takeFromPaper(page);
    await go(page, `/countings/${id}?tab=lines&state=counted&abc=A`);
    await complete(page);
    await putOnPaper(page);
    await expect(figure(page, "accuracy")).toBeVisible();
    await expect(figure(page, "forecast-late")).toHaveCount(1);
    const filters = page.getByRole("group", { name: "Active filters" });
    await expect(filters.filter({ visible: true })).toHaveText(/Status Counted.*ABC A/);
  });
});
