import type { Page } from "@playwright/test";
import type { Counting } from "#contract/counting.ts";
import { everyCounting } from "./api.ts";
import { headerFiguresOf, paceOf } from "./expected-figures.ts";
import { expect, test } from "./fixtures.ts";
import { cell, readFigures, ready, rowAt, rowOfCounting } from "./look.ts";

const columns = [
  "active",
  "warehouse.name",
  "startedAt",
  "endsAt",
  "progress",
  "totalProductsCounted",
  "totalProductsLeft",
  "totalDiscrepancies",
  "totalIncidents",
  "participants",
];

test("a row has a cell for every column and links to its counting", async ({ page, gateway }) => {
  const first = (await everyCounting(gateway.address)).find(({ active }) => !active);
  await page.goto("/");
  await ready(page);
  const table = page.getByRole("table", { name: "Countings", exact: true });
  // Only rows in view exist, and the active countings stand above.
  await table.getByRole("columnheader").first().scrollIntoViewIfNeeded();
  const row = rowAt(table, 0);
  await expect(row).toHaveRole("row");
  for (const column of columns) {
    await expect(cell(row, column)).toHaveRole("cell");
    await expect(table.locator(`[role="columnheader"][data-column="${column}"]`)).toHaveCount(1);
  }
  await expect(row.getByRole("link")).toHaveAttribute("href", `/countings/${first?.id}`);
  await expect(cell(row, "warehouse.name")).toContainText(first?.warehouse.name ?? "none");
  await expect(cell(row, "warehouse.name")).toContainText(first?.warehouse.code ?? "none");
});

/** The countings of all answers for the list from now on, each as the newest of them says, in the order they came. */
function newestAnswers(page: Page): () => Promise<Counting[]> {
  const answers: Promise<{ fetchedAt: string; items: Counting[] }>[] = [];
  page.on("response", (response) => {
    if (!response.url().includes("/v1/countings?")) return;
    const fetchedAt = response.headers()["x-fetched-at"] ?? "";
    answers.push(response.json().then(({ items }) => ({ fetchedAt, items })));
  });
  return async () => {
    const newest = new Map<string, { fetchedAt: string; counting: Counting }>();
    for (const { fetchedAt, items } of await Promise.all(answers)) {
      for (const counting of items) {
        const known = newest.get(counting.id);
        if (!known || known.fetchedAt < fetchedAt) newest.set(counting.id, { fetchedAt, counting });
      }
    }
    return [...newest.values()].map(({ counting }) => counting);
  };
}

test("figures are those of the raw list", async ({ page, start }) => {
  const gateway = await start.gateway({ POLL_SECONDS: "3600" });
  const newest = newestAnswers(page);
  await page.setViewportSize({ width: 1440, height: 2600 });
  await page.goto(gateway.address);
  await ready(page);
  await expect(page.getByText(/active among the/)).toBeVisible();
  const kinds = { active: 0, finished: 0 };
  for (const counting of (await newest()).slice(0, 40)) {
    const row = rowOfCounting(page, counting.id);
    const before = Date.now();
    const { pace, "ahead-hours": ahead, overdue, ...shown } = await readFigures(row);
    const now = Date.now();
    const { total, counted, ...nothingToCount } = headerFiguresOf(counting);
    const some = counting.totalProducts > 0;
    expect(shown).toEqual(some ? { total, counted, ...nothingToCount } : nothingToCount);
    kinds[counting.active ? "active" : "finished"] += 1;
    const late = counting.active && now > Date.parse(counting.endsAt) && counting.totalProductsLeft;
    expect(overdue).toBe(String(Boolean(late)));
    if (late) await expect(cell(row, "progress")).toContainText("Overdue");
    if (!counting.active) {
      expect([pace, ahead]).toEqual(["", ""]);
      continue;
    }
    // The page's clock has whole seconds, and on a busy machine it lags behind.
    const [earliest, latest] = [paceOf(counting, before - 20_000), paceOf(counting, now + 1000)];
    expect(Number(pace)).toBeGreaterThanOrEqual(earliest.pace);
    expect(Number(pace)).toBeLessThanOrEqual(latest.pace);
    if (some) {
      expect(Number(ahead)).toBeLessThanOrEqual(earliest.aheadHours);
      expect(Number(ahead)).toBeGreaterThanOrEqual(latest.aheadHours);
    } else {
      expect(ahead).toBe("");
    }
  }
  expect(kinds.active).toBeGreaterThan(2);
  expect(kinds.finished).toBeGreaterThan(0);
});
