import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import type { Counting } from "#contract/counting.ts";
import { expect, test } from "./fixtures.ts";
import {
  activeOf,
  activeTable,
  allIds,
  idsInOrder,
  idsOf,
  isBehind,
  isLate,
  otherTable,
  refresh,
  shiftsOf,
  startFrozenApi,
  watchShifts,
  willBeLate,
} from "./list-tables.ts";
import { figure, ready } from "./page-state.ts";

let items: readonly Counting[];

// High enough to render every row.
test.use({ viewport: { width: 1600, height: 2900 } });

const active = () => activeOf(items);
const idsThat = (wanted: (counting: Counting) => boolean) => idsInOrder(items, wanted);
const sum = (of: (counting: Counting) => number) =>
  active().reduce((so, counting) => so + of(counting), 0);

test("active countings are listed first with totals and sorting, without layout shifts", async ({
  page,
  gateway: demo,
  start,
}) => {
  const still = await startFrozenApi(demo.address);
  items = still.items;
  const gateway = await start.gateway({
    ...still.upstream.settings,
    POLL_SECONDS: "3600",
    CACHE_SECONDS: "1",
  });
  await watchShifts(page);
  await page.goto(gateway.address);
  await ready(page);
  await test.step("lists active countings first, with totals", () => expectAddedUp(page));
  await refresh(page);
  expect(await shiftsOf(page)).toEqual([]);
  await test.step("each total filters to its countings", () => expectFiltering(page));
  await test.step("sorts by columns", () => expectSorting(page));
  await test.step("saves the rows in the order of the page", () => expectExport(page));
  await test.step("columns are chosen, and the address has the choice", () => expectChoice(page));
  await still.upstream.stop();
});

async function expectAddedUp(page: Page): Promise<void> {
  const count = active().length;
  expect(count).toBeGreaterThan(5);
  await expect(page.getByText(`All ${count} active counts started since`)).toBeVisible();
  expect(await idsOf(activeTable(page))).toEqual(active().map(({ id }) => id));
  expect(await idsOf(otherTable(page))).toEqual(idsThat(({ active }) => !active));

  const people = new Set(active().flatMap(({ participants }) => participants.map(({ id }) => id)));
  const totalsAt = (now: number) => ({
    countings: count,
    participants: people.size,
    left: sum(({ totalProductsLeft }) => totalProductsLeft),
    total: sum(({ totalProducts }) => totalProducts),
    behind: active().filter((counting) => isBehind(counting, now)).length,
    late: active().filter((counting) => willBeLate(counting, now)).length,
    overdue: active().filter((counting) => isLate(counting, now)).length,
    discrepancies: sum(({ totalDiscrepancies }) => totalDiscrepancies),
    counted: sum(({ totalProductsCounted }) => totalProductsCounted),
    incidents: sum(({ totalIncidents }) => totalIncidents),
  });
  // A counting may become late meanwhile.
  await expect(async () => {
    const totals = totalsAt(Date.now());
    for (const [name, value] of Object.entries(totals)) {
      const total = figure(page, `active-${name}`);
      await expect(total).toHaveAttribute("value", String(value), { timeout: 1000 });
    }
  }).toPass({ timeout: 45_000 });
}

async function expectFiltering(page: Page): Promise<void> {
  const strip = page.getByRole("region", { name: "Active counts in figures" });
  const filters: Readonly<Record<string, (counting: Counting) => boolean>> = {
    active: ({ active }) => active,
    "lines left": ({ active, totalProductsLeft }) => active && totalProductsLeft > 0,
    incidents: ({ active, totalIncidents }) => active && totalIncidents > 0,
  };
  for (const [name, wanted] of Object.entries(filters)) {
    const button = strip.getByRole("button", { name: new RegExp(` ${name}$`) });
    await button.click();
    await expect(button).toHaveAttribute("aria-pressed", "true");
    await expect.poll(() => allIds(page), name).toEqual(idsThat(wanted));
    await button.click();
    await expect.poll(() => allIds(page)).toEqual(idsThat(() => true));
  }
}

const headerOf = (page: Page, name: string) =>
  activeTable(page).locator(`[role="columnheader"][data-column="${name}"]`);

const collator = new Intl.Collator("en-GB", { numeric: true });
const byName = (a: Counting, b: Counting) => collator.compare(a.warehouse.name, b.warehouse.name);
const byIncidents = (a: Counting, b: Counting) => a.totalIncidents - b.totalIncidents;
const share = ({ totalProductsCounted, totalProducts }: Counting) =>
  totalProducts === 0 ? Number.NaN : totalProductsCounted / totalProducts;
/** Rows without a share come last in both directions. */
const byShare = (a: Counting, b: Counting) =>
  Number(Number.isNaN(share(a))) - Number(Number.isNaN(share(b))) || share(b) - share(a) || 0;

const sorted = (compare: (a: Counting, b: Counting) => number) =>
  [active(), items.filter((counting) => !counting.active)].flatMap((some) =>
    some.toSorted(compare).map(({ id }) => id),
  );
const byNameAndShare = () => sorted((a, b) => byName(a, b) || byShare(a, b));

async function expectSorting(page: Page): Promise<void> {
  const press = (name: string, modifiers: readonly "Shift"[] = []) =>
    headerOf(page, name)
      .getByRole("button")
      .click({ modifiers: [...modifiers] });
  await press("totalIncidents");
  await expect(headerOf(page, "totalIncidents")).toHaveAttribute("aria-sort", "ascending");
  await expect.poll(() => allIds(page)).toEqual(sorted(byIncidents));
  await press("totalIncidents");
  await expect.poll(() => allIds(page)).toEqual(sorted((a, b) => -byIncidents(a, b)));
  await press("warehouse.name");
  await press("progress", ["Shift"]);
  await press("progress", ["Shift"]);
  await expect.poll(() => allIds(page)).toEqual(byNameAndShare());
}

async function expectExport(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Export" }).click();
  await page.getByRole("radio", { name: "CSV" }).check();
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download" }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toMatch(/^countboard-counts-\d{4}-\d\d-\d\d\.csv$/);
  const [, ...rows] = (await readFile(await file.path(), "utf8")).trimEnd().split("\r\n");
  expect(rows.map((row) => row.split(",")[0])).toEqual(byNameAndShare());
  await page.keyboard.press("Escape");
}

async function expectChoice(page: Page): Promise<void> {
  const columns = page.getByRole("button", { name: "Columns" });
  await columns.click();
  await expect(page.getByRole("checkbox", { name: /^Warehouse/ })).toBeDisabled();
  await page.getByRole("checkbox", { name: "Elapsed since the start" }).check();
  await page.getByRole("checkbox", { name: "Discrepancies per counted line" }).check();
  await page.getByRole("checkbox", { name: "Participants" }).uncheck();
  await page.keyboard.press("Escape");
  await expect(headerOf(page, "participants")).toHaveCount(0);
  await expect(headerOf(page, "elapsed")).toBeVisible();
  await expectColumns(page);
  await expect(page).toHaveURL(/sort=warehouse\.name(,|%2C)-progress/);
  const url = new URL(page.url());
  await page.goto("about:blank");
  await page.goto(url.href);
  await ready(page);
  await expect.poll(() => allIds(page)).toEqual(byNameAndShare());
  await expectColumns(page);
  await columns.click();
  await page.getByRole("button", { name: "Reset columns" }).click();
  await expect(headerOf(page, "participants")).toBeVisible();
  await expect(headerOf(page, "elapsed")).toHaveCount(0);
  await expect(page).not.toHaveURL(/columns=/);
}

/** The figures of the columns hidden by default, compared with the raw list. */
async function expectColumns(page: Page): Promise<void> {
  const [first] = active();
  if (!first) throw new Error("The demo has no active counting");
  const row = page
    .locator('[role="row"]')
    .filter({ has: page.locator(`a[href="/countings/${first.id}"]`) });
  const { totalDiscrepancies, totalProductsCounted } = first;
  const rate = totalProductsCounted === 0 ? "" : String(totalDiscrepancies / totalProductsCounted);
  await expect(figure(row, "discrepancy-rate")).toHaveAttribute("value", rate);
  const elapsed = Number(await figure(row, "elapsed").getAttribute("value"));
  const hours = (Date.now() - Date.parse(first.startedAt)) / 3_600_000;
  expect(Math.abs(elapsed - hours)).toBeLessThan(0.01);
}
