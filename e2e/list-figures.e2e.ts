import type { Page, Response } from "@playwright/test";
import type { Counting } from "#contract/counting.ts";
import type { Figures } from "#testing/plain-figures.ts";
import { headerFiguresOf, paceOf } from "./expected-figures.ts";
import { expect, test } from "./fixtures.ts";
import { otherTable } from "./list-tables.ts";
import { cell, ready, rowAt, rowOfCounting } from "./page-state.ts";

const columns = [
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

/** The countings of all list answers until they are read, in order of arrival, each as in its newest answer. */
function newestAnswers(page: Page): () => Promise<Counting[]> {
  const answers: Promise<{ fetchedAt: string; items: Counting[] }>[] = [];
  const collect = (response: Response) => {
    if (!response.url().includes("/v1/countings?")) return;
    const fetchedAt = response.headers()["x-fetched-at"] ?? "";
    answers.push(response.json().then(({ items }) => ({ fetchedAt, items })));
  };
  page.on("response", collect);
  return async () => {
    page.off("response", collect);
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

/** The machine values of the figures of every row at one moment, by its counting. */
function readRows(page: Page): Promise<Record<string, Figures>> {
  return page.locator('[role="row"]:has(a)').evaluateAll((rows) =>
    Object.fromEntries(
      rows.map((row) => {
        const figures = [...row.querySelectorAll<HTMLDataElement>("data[data-figure]")];
        const id = decodeURIComponent(row.querySelector("a")?.pathname.split("/").at(-1) ?? "");
        return [id, Object.fromEntries(figures.map((data) => [data.dataset.figure, data.value]))];
      }),
    ),
  );
}

/** A row has a cell for every column, and links to its counting. */
async function expectCells(page: Page, first: Counting | undefined): Promise<void> {
  const table = otherTable(page);
  const row = rowAt(table, 0);
  await expect(row).toHaveRole("row");
  for (const column of columns) {
    await expect(cell(row, column)).toHaveRole("gridcell");
    await expect(table.locator(`[role="columnheader"][data-column="${column}"]`)).toHaveCount(1);
  }
  await expect(row.getByRole("link")).toHaveAttribute("href", `/countings/${first?.id}`);
  await expect(cell(row, "warehouse.name")).toContainText("Finished");
  await expect(cell(row, "warehouse.name")).toContainText(first?.warehouse.name ?? "none");
  await expect(cell(row, "warehouse.name")).toContainText(first?.warehouse.code ?? "none");
}

test("rows have a cell for every column, and figures match the raw list", async ({
  page,
  quietGateway,
}) => {
  const newest = newestAnswers(page);
  await page.setViewportSize({ width: 1440, height: 2600 });
  await page.goto(quietGateway.address);
  await ready(page);
  await expect(page.getByText(/^All \d+ active counts/)).toBeVisible();
  const countings = await newest();
  await expectCells(
    page,
    countings.find(({ active }) => !active),
  );
  const kinds = { active: 0, finished: 0 };
  const before = Date.now();
  const rows = await readRows(page);
  const now = Date.now();
  for (const counting of countings.slice(0, 40)) {
    const { pace, "ahead-hours": ahead, overdue, ...shown } = rows[counting.id] ?? {};
    const { total, counted, ...nothingToCount } = headerFiguresOf(counting);
    const some = counting.totalProducts > 0;
    expect(shown).toEqual(some ? { total, counted, ...nothingToCount } : nothingToCount);
    kinds[counting.active ? "active" : "finished"] += 1;
    const late = counting.active && now > Date.parse(counting.endsAt) && counting.totalProductsLeft;
    expect(overdue).toBe(String(Boolean(late)));
    if (late) {
      const deadline = cell(rowOfCounting(page, counting.id), "endsAt");
      await expect(deadline.locator("[data-conclusion]")).toContainText("overdue");
    }
    if (!counting.active) {
      expect([pace, ahead]).toEqual(["", ""]);
      continue;
    }
    // The page's clock has whole seconds, and lags on a busy machine.
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
