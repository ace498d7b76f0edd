import type { Page } from "@playwright/test";
import { countingThat, type WholeCounting } from "./api.ts";
import {
  groupFiguresOf,
  headerFiguresOf,
  lastHourRateOf,
  lineFiguresOf,
  overallRateOf,
  paceOf,
  zonesOf,
} from "./expected-figures.ts";
import { expect, test } from "./fixtures.ts";
import { complete, expectState, readFigures } from "./look.ts";
import { connected } from "./servers.ts";

const isOf5000 = ({ totalProducts }: { totalProducts: number }) => totalProducts === 5000;

/** Opens a counting through a gateway that asks once, and gives the very answer that the page got. */
async function open(page: Page, address: string, id: string): Promise<WholeCounting> {
  const answer = page.waitForResponse((response) =>
    response.url().endsWith(`/api/v1/countings/${id}`),
  );
  await page.goto(`${address}/countings/${id}`);
  await complete(page);
  return JSON.parse(await (await answer).text());
}

async function expectZones(page: Page, products: WholeCounting["products"]): Promise<void> {
  const table = page.locator('table[data-group-by="zone"]');
  const zones = zonesOf(products);
  expect(zones.size).toBeGreaterThan(3);
  const rows = table.locator("[data-group]");
  await expect(rows).toHaveCount(zones.size);
  const codes = await rows.evaluateAll((all) => all.map((row) => row.dataset.group));
  expect(codes.toSorted()).toEqual([...zones.keys()].toSorted());
  for (const [zone, lines] of zones) {
    const row = table.locator(`[data-group="${zone}"]`);
    expect(await readFigures(row)).toEqual(groupFiguresOf(lines));
  }
  const chart = page.getByRole("img", { name: /lines counted, in \d+ zones/ });
  await expect(chart).toBeVisible();
  await expect(chart.locator(".recharts-bar-rectangle").first()).toBeVisible();
}

/** When the page could be read, and when all of it could be used. */
async function expectMarks(page: Page): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute("data-ready", "");
  const names = await page.evaluate(() =>
    performance.getEntriesByType("mark").map(({ name }) => name),
  );
  expect(names).toEqual(expect.arrayContaining(["countboard:first-rows", "countboard:complete"]));
}

const readOutsideGroups = (page: Page) => readFigures(page.locator("body"), "[data-group-by]");

test("every figure of a finished counting of 5,000 lines is that of the raw answer", async ({
  page,
  start,
}) => {
  const api = await start.referenceApi();
  const { address } = await start.gateway({ ...connected(api), POLL_SECONDS: "3600" });
  const { id } = await countingThat(address, (one) => isOf5000(one) && !one.active);
  const counting = await open(page, address, id);
  await expectState(page, "ready");
  expect(counting.products).toHaveLength(5000);
  const { "data-age": age, "rate-start": overall, ...shown } = await readOutsideGroups(page);
  expect(shown).toEqual({
    ...headerFiguresOf(counting),
    ...lineFiguresOf(counting.products),
    pace: "",
    "ahead-hours": "",
    overdue: "false",
    "rate-hour": "",
    "forecast-early": "",
    "forecast-late": "",
  });
  expect(Number(overall)).toBeCloseTo(overallRateOf(counting.products), 6);
  expect(Number(age)).toBeGreaterThanOrEqual(0);
  await expectZones(page, counting.products);
  await expectMarks(page);
});

test("every figure of an active counting of 5,000 lines is that of the raw answer", async ({
  page,
  start,
}) => {
  const api = await start.referenceApi();
  const { address } = await start.gateway({ ...connected(api), POLL_SECONDS: "3600" });
  const { id } = await countingThat(address, (one) => isOf5000(one) && one.active);
  const counting = await open(page, address, id);
  await expectState(page, "ready");
  const shown = await readOutsideGroups(page);
  const now = Date.now();
  expect(shown).toMatchObject({
    ...headerFiguresOf(counting),
    ...lineFiguresOf(counting.products),
    overdue: String(now > Date.parse(counting.endsAt)),
  });
  const { pace, aheadHours } = paceOf(counting, now);
  expect(Math.abs(Number(shown.pace) - pace)).toBeLessThan(0.001);
  expect(Math.abs(Number(shown["ahead-hours"]) - aheadHours)).toBeLessThan(0.01);

  const firstStart = Math.min(
    ...counting.products.flatMap(({ startedAt }) => (startedAt ? [Date.parse(startedAt)] : [])),
  );
  const hours = (now - firstStart) / 3_600_000;
  const [lastHour, overall] = [Number(shown["rate-hour"]), Number(shown["rate-start"])];
  expect(Math.abs(lastHour - lastHourRateOf(counting.products, now))).toBeLessThanOrEqual(2);
  expect(overall).toBeCloseTo(counting.totalProductsCounted / hours, 1);
  const ends = [lastHour, overall].map(
    (rate) => now + (counting.totalProductsLeft / rate) * 3_600_000,
  );
  const [early = "", late = ""] = [shown["forecast-early"], shown["forecast-late"]];
  expect(new Date(early).toISOString()).toBe(early);
  expect(Math.abs(Date.parse(early) - Math.min(...ends))).toBeLessThan(30_000);
  expect(Math.abs(Date.parse(late) - Math.max(...ends))).toBeLessThan(30_000);
  await expectZones(page, counting.products);
});
