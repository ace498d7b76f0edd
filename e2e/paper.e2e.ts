import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { complete, ready } from "./look.ts";

/** As the browser does before it takes the page as it stands; nothing is measured from here on. */
async function putOnPaper(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  await page.emulateMedia({ media: "print" });
}

async function takeFromPaper(page: Page): Promise<void> {
  await page.emulateMedia({ media: "screen" });
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
}

test("the list prints every counting that is loaded, in columns, from any window", async ({
  page,
  quietGateway,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(quietGateway.address);
  await ready(page);
  const rows = page.locator('[role="row"][data-id]');
  await expect.poll(() => rows.count()).toBeLessThan(40);
  await expect(page.getByText("Status, search and sorting cover these 100.")).toBeVisible();

  await putOnPaper(page);
  const active = Number(
    await page.locator('[data-status="active"] [data-figure]').first().getAttribute("value"),
  );
  expect(active).toBeGreaterThan(3);
  // Those of the first hundred, and active ones that were found further down.
  expect(await rows.count()).toBeGreaterThanOrEqual(100);
  await page.setViewportSize({ width: 1032, height: 700 });
  const boxes = await rows.evaluateAll((all) =>
    all.map((row) => {
      const { top, bottom } = row.getBoundingClientRect();
      return { top, bottom, columns: row.childElementCount, isCut: row.scrollWidth > 1033 };
    }),
  );
  for (const [place, { top, columns, isCut }] of boxes.entries()) {
    expect(top).toBeGreaterThanOrEqual(boxes[place - 1]?.bottom ?? 0);
    expect(columns).toBe(8);
    expect(isCut).toBe(false);
  }
  const heads = page.getByRole("columnheader", { name: "Deadline" });
  await expect(heads.first()).toBeVisible();
  await expect(page.getByText(/^100 of \d+ loaded$/)).toBeVisible();
  const controls = page.locator("main").locator("input, select, summary");
  await expect(controls.filter({ visible: true })).toHaveCount(0);
  await expect(page.getByText("Load more").filter({ visible: true })).toHaveCount(0);

  await takeFromPaper(page);
  await expect.poll(() => rows.count()).toBeLessThan(40);
});

test("bars of a printed counting stay beside their words", async ({ page, quietGateway }) => {
  // Charts of a page on paper are not drawn anew for its width.
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
  await page.goto(`${quietGateway.address}/countings/lines-200`);
  await complete(page);
  const products = page.getByRole("group", { name: "Largest discrepancies" });
  const bars = products.locator(".recharts-bar-rectangle:has(rect)");
  await expect.poll(() => bars.count()).toBeGreaterThan(3);
  await putOnPaper(page);
  await page.setViewportSize({ width: 718, height: 1000 });
  const far = await products.evaluate((group) => {
    const middle = (element: Element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return (top + bottom) / 2;
    };
    const words = [...group.querySelectorAll("button .code, div > .code")].map(middle);
    return [...group.querySelectorAll(".recharts-bar-rectangle:has(rect)")].map((bar, place) =>
      Math.abs(middle(bar) - (words[place] ?? 0)),
    );
  });
  expect(Math.max(...far)).toBeLessThan(3);
  // Short bars' figures stand left of them, and none lies over its bar.
  const over = await products.evaluate((group) => {
    const ends = [...group.querySelectorAll('[data-side="over"]')].map((value) =>
      value.getBoundingClientRect(),
    );
    const rects = [...group.querySelectorAll('rect[fill="var(--chart-over)"]')].map((bar) =>
      bar.getBoundingClientRect(),
    );
    return ends.map(({ left }, place) => left - (rects[place]?.right ?? 0));
  });
  expect(over.length).toBeGreaterThan(0);
  for (const gap of over) expect(gap).toBeGreaterThan(0);
});
