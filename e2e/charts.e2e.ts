import type { Page } from "@playwright/test";
import { expect, failedRequests, test } from "./fixtures.ts";
import { complete } from "./page-state.ts";

/** The root elements of the overview's charts, one each. */
const drawings = (page: Page) => page.locator("svg.recharts-surface");

const progress = (page: Page) => page.getByRole("img", { name: /lines counted over time$/ });

test.describe("a chart whose code fails to load", () => {
  // The browser reports them too, and so does React if it has caught nothing before.
  test.use({ allowedComplaints: new RegExp(`${failedRequests.source}|dynamically imported`) });

  test("shows an error in a place of its own, and affects no other", async ({
    page,
    quietGateway,
  }) => {
    await page.route(/\/assets\/(stacked|diverging)-bars-[^/]*\.js/, (route) => route.abort());
    await page.goto(`${quietGateway.address}/countings/lines-300`);
    await complete(page);
    for (const name of ["Progress and accuracy by Zone", "Largest discrepancies"]) {
      const bars = page.getByRole("group", { name, exact: true });
      const note = bars.getByText("The chart could not be loaded; the table has its figures.");
      await expect(note).toBeVisible();
      const rows = bars.getByRole("button");
      await expect(rows.first()).toBeEnabled();
      const [box, row] = [await note.boundingBox(), await rows.first().boundingBox()];
      expect((box?.y ?? 0) + (box?.height ?? 0), name).toBeLessThanOrEqual(row?.y ?? 0);
    }
    await expect(progress(page).locator("svg.recharts-surface").first()).toBeVisible();
  });
});

for (const left of [1, 2, 4]) {
  test(`charts that are left when ${left} are drawn keep none from being drawn afterwards`, {
    tag: "@sweep",
  }, async ({ page, quietGateway }) => {
    await page.goto(`${quietGateway.address}/countings/lines-900?tab=lines`);
    await complete(page);
    // In the same task that has rendered that many charts.
    await page.evaluate((count) => {
      const observer = new MutationObserver(() => {
        if (document.querySelectorAll("svg.recharts-surface").length < count) return;
        observer.disconnect();
        document.querySelector<HTMLElement>('a[href$="?tab=people"]')?.click();
      });
      observer.observe(document, { childList: true, subtree: true });
    }, left);
    await page.getByRole("link", { name: "Overview", exact: true }).click();
    await expect(page).toHaveURL(/tab=people/);
    await page.getByRole("link", { name: "Overview", exact: true }).click();
    // The progress chart consists of two.
    await expect(drawings(page)).toHaveCount(7);
  });
}

test.describe("on a phone", () => {
  // So low that the first chart is further than a window below.
  test.use({ viewport: { width: 390, height: 420 } });

  test("charts load and render near the viewport, and at once for print", async ({
    page,
    quietGateway,
  }) => {
    const asked: string[] = [];
    page.on("request", (request) => {
      const [name] =
        /(?:burn-up-chart|stacked-bars|diverging-bars|Chart)-[^/]*\.js$/.exec(request.url()) ?? [];
      if (name !== undefined) asked.push(name);
    });
    await page.goto(`${quietGateway.address}/countings/lines-900`);
    await complete(page);
    expect(asked).toEqual([]);
    await expect(drawings(page)).toHaveCount(0);
    // The text beside each chart states what it shows.
    const zones = page.getByRole("group", { name: "Progress and accuracy by Zone", exact: true });
    await expect(zones.getByRole("button").first()).toBeVisible();
    await page.getByRole("heading", { name: "Counted lines over time" }).scrollIntoViewIfNeeded();
    await expect(progress(page).locator("svg.recharts-surface").first()).toBeVisible();
    await expect(zones.locator("svg.recharts-surface")).toHaveCount(0);
    await zones.scrollIntoViewIfNeeded();
    await expect(zones.locator("svg.recharts-surface")).toBeVisible();
    await page.goto(`${quietGateway.address}/countings/lines-900/print`);
    await expect(page.getByRole("button", { name: "Print", exact: true })).toBeEnabled();
    expect(await drawings(page).count()).toBeGreaterThan(4);
  });
});
