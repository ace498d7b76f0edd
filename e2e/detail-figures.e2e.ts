import type { Page } from "@playwright/test";
import {
  isStalled,
  plainGroupFigures,
  plainGroups,
  plainLineChecks,
  plainLineFigures,
} from "#testing/plain-figures.ts";
import { everyCounting, type WholeCounting, wholeCounting } from "./api.ts";
import { headerFiguresOf, lastHourRateOf, overallRateOf, paceOf } from "./expected-figures.ts";
import { expect, test } from "./fixtures.ts";
import { complete, expectState, go, readFigures } from "./page-state.ts";

/** A gateway that asks the API once, so that test and page get the same answer. */
const askOnce = { POLL_SECONDS: "3600", CACHE_SECONDS: "3600" };

/** The smallest counting of a thousand lines or more with lines that satisfy a condition; an active one has some left. */
async function countingWith(
  address: string,
  isActive: boolean,
  isWanted: (lines: WholeCounting["products"]) => boolean,
): Promise<WholeCounting> {
  const candidates = (await everyCounting(address))
    .filter(({ active, totalProducts }) => active === isActive && totalProducts >= 1000)
    .filter(({ active, totalProductsLeft }) => !active || totalProductsLeft > 0)
    .sort((one, other) => one.totalProducts - other.totalProducts);
  for (const { id } of candidates) {
    const counting = await wholeCounting(address, id);
    if (isWanted(counting.products)) return counting;
  }
  throw new Error("The list has no such counting");
}

/** A figure of the lines, not of a group of them. */
const overall = (page: Page, name: string) =>
  page.locator(`data[data-figure="${name}"]:not([data-group-by] *)`);

const groupings = ["zone", "person", "abc", "incident-type", "reason", "product"] as const;

/** The figures of each group in a chart's table, including incident types without lines. */
async function readGroups(page: Page, grouping: (typeof groupings)[number]) {
  const groups = await page.locator(`table[data-group-by="${grouping}"]`).evaluateAll((tables) =>
    tables
      .flatMap((table) => [...table.querySelectorAll<HTMLElement>("[data-group]")])
      .map((row) => {
        const figures = [...row.querySelectorAll<HTMLDataElement>("data[data-figure]")];
        const values = figures.map((data) => [data.dataset.figure ?? "", data.value]);
        return [row.dataset.group ?? "", Object.fromEntries(values)] as const;
      }),
  );
  return groups.filter(([, figures]) => figures["lines-total"] !== "0");
}

/**
 * Compares every group of every chart with the lines.
 * @param open the lines of a chart whose own facet is filtered, which keeps showing the other groups
 */
async function expectGroups(
  page: Page,
  lines: WholeCounting["products"],
  open: Partial<Record<(typeof groupings)[number], WholeCounting["products"]>> = {},
): Promise<void> {
  for (const grouping of groupings) {
    const all = plainGroups(open[grouping] ?? lines, grouping);
    const plain = [...all].map(([group, of]) => [group, plainGroupFigures(of)] as const);
    const count = grouping === "product" ? Math.min(200, plain.length) : plain.length;
    await expect.poll(async () => (await readGroups(page, grouping)).length, grouping).toBe(count);
    const expected = new Map(plain);
    for (const [group, figures] of await readGroups(page, grouping)) {
      expect(figures, `${grouping} ${group}`).toEqual(expected.get(group));
    }
  }
}

/** When the page could be read, and when all of it could be used. */
async function expectMarks(page: Page): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute("data-ready", "");
  const names = await page.evaluate(() =>
    performance.getEntriesByType("mark").map(({ name }) => name),
  );
  expect(names).toEqual(expect.arrayContaining(["countboard:first-rows", "countboard:complete"]));
}

/** A zone whose lines have groups in every chart; which ones have incidents depends on the time of day. */
const varied = (lines: WholeCounting["products"]) =>
  [...plainGroups(lines, "zone")].find(([, of]) =>
    groupings.every((grouping) => plainGroups(of, grouping).size > 0),
  );

/** After a filter the header's figures stay, and the figures of the lines cover those that match. */
async function expectFiltered(page: Page, counting: WholeCounting): Promise<void> {
  const { products } = counting;
  const [zone, lines] = varied(products) ?? ["", []];
  expect(lines.length).toBeGreaterThan(0);
  const chart = page.getByRole("group", { name: "Progress and accuracy by Zone", exact: true });
  await chart.getByRole("button", { name: new RegExp(`^${zone}\\b`) }).click();
  await expect(page.getByText(/^Showing /)).toBeVisible();
  await expect(overall(page, "lines-total")).toHaveAttribute("value", String(lines.length));
  // A click renders in steps, and the figures in another one than the rest.
  await expect
    .poll(() => readOutsideGroups(page))
    .toMatchObject({ ...headerFiguresOf(counting), ...plainLineFigures(lines, products) });
  await expectGroups(page, lines, { zone: products });
}

const readOutsideGroups = (page: Page) => readFigures(page.locator("body"), "[data-group-by]");

test("every figure of a finished and of an active counting matches the raw answer", async ({
  page,
  start,
}) => {
  const { address } = await start.gateway(askOnce);
  const counting = await countingWith(address, false, (lines) => varied(lines) !== undefined);
  const { id, products } = counting;
  await page.goto(`${address}/countings/${id}`);
  await complete(page);
  await expect(overall(page, "recounted")).toBeAttached();
  await expectState(page, "ready");
  expect(products).toHaveLength(counting.totalProducts);
  for (const grouping of groupings) {
    expect(plainGroups(counting.products, grouping).size, grouping).toBeGreaterThan(0);
  }
  const stalled = products.filter((line) => isStalled(line, products, Date.now()));
  const { "data-age": age, "rate-start": rate, ...shown } = await readOutsideGroups(page);
  expect(shown).toEqual({
    ...headerFiguresOf(counting),
    ...plainLineFigures(counting.products),
    ...plainLineChecks(counting.products),
    pace: "",
    "ahead-hours": "",
    overdue: "false",
    "stalled-lines": String(stalled.length),
    "rate-hour": "",
    "forecast-early": "",
    "forecast-late": "",
  });
  expect(Number(rate)).toBeCloseTo(overallRateOf(counting.products), 6);
  expect(Number(age)).toBeGreaterThanOrEqual(0);
  await expectMarks(page);
  await expectFiltered(page, counting);
  const hasForecast = (lines: WholeCounting["products"]) => {
    const now = Date.now();
    const earlier = lastQuarter(now) - 3_600_000;
    // In the first minutes it is too early for one.
    const isUnderWay = lines.some(({ startedAt }) => startedAt && Date.parse(startedAt) < earlier);
    return isUnderWay && lastHourRateOf(lines, now) > 10;
  };
  const active = await countingWith(address, true, hasForecast);
  await go(page, `/countings/${active.id}`);
  // Only an active counting has a pace.
  await expect(overall(page, "pace")).toHaveAttribute("value", /\d/);
  await complete(page);
  await expect(overall(page, "recounted")).toBeAttached();
  await expectActive(page, active);
});

/** The quarter hour that rates are of, a minute after it at the earliest. Milliseconds since 1970. */
function lastQuarter(now: number): number {
  return Math.floor((now - 60_000) / 900_000) * 900_000;
}

/** Compares figures that depend on the clock, and every group, with the raw answer. */
async function expectActive(page: Page, counting: WholeCounting): Promise<void> {
  await expectState(page, "ready");
  const visible = await readOutsideGroups(page);
  const now = Date.now();
  expect(visible).toMatchObject({
    ...headerFiguresOf(counting),
    ...plainLineFigures(counting.products),
    overdue: String(now > Date.parse(counting.endsAt)),
  });
  const { pace, aheadHours } = paceOf(counting, now);
  expect(Math.abs(Number(visible.pace) - pace)).toBeLessThan(0.001);
  expect(Math.abs(Number(visible["ahead-hours"]) - aheadHours)).toBeLessThan(0.01);

  const firstStart = Math.min(
    ...counting.products.flatMap(({ startedAt }) => (startedAt ? [Date.parse(startedAt)] : [])),
  );
  const quarter = lastQuarter(now);
  const counted = counting.products.filter(
    ({ finishedAt }) => finishedAt && Date.parse(finishedAt) <= quarter,
  ).length;
  const [lastHour, overall] = [Number(visible["rate-hour"]), Number(visible["rate-start"])];
  expect(Math.abs(lastHour - lastHourRateOf(counting.products, quarter))).toBeLessThanOrEqual(2);
  expect(overall).toBeCloseTo(counted / ((quarter - firstStart) / 3_600_000), 1);
  const ends = [lastHour, overall].map(
    (rate) => now + (counting.totalProductsLeft / rate) * 3_600_000,
  );
  const [early = "", late = ""] = [visible["forecast-early"], visible["forecast-late"]];
  expect(new Date(early).toISOString()).toBe(early);
  // The forecast is that of the last quarter hour, held while it moves little, and rounded.
  const slack = (end: number) => 3_600_000 + (end - now) * 0.3;
  const [soonest, latest] = [Math.min(...ends), Math.max(...ends)];
  expect(Date.parse(early)).toBeGreaterThan(soonest - slack(soonest));
  expect(Date.parse(late)).toBeLessThan(latest + slack(latest));
  expect(Date.parse(early)).toBeLessThanOrEqual(Date.parse(late));
  await expectGroups(page, counting.products);
}
