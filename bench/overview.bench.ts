import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { type RunningServer, startGateway } from "../e2e/servers.ts";
import { median, spread, table } from "./figures.ts";
import { type Click, click, longestOf, watch } from "./overview-clicks.ts";

/** Clicks of each kind; a median of them counts. */
const rounds = Number(process.env.BENCH_ROUNDS || 5);

/** The most that a click may take until all is painted, and that any task of the page's thread may take. Milliseconds. */
const most = { table: 150, charts: 400, task: 50 };

const id = "lines-50000";

let gateway: RunningServer;

test.beforeAll(async () => {
  // Asked once, so that nothing else is drawn while it is measured.
  gateway = await startGateway({ POLL_SECONDS: "3600", CACHE_SECONDS: "3600" });
});

test.afterAll(() => gateway.stop());

async function open(page: Page, tab: string, drawn: string): Promise<void> {
  await page.goto(`${gateway.address}/countings/${id}?tab=${tab}`);
  await page.waitForSelector("html[data-complete]");
  await page.waitForLoadState("networkidle");
  await page.evaluate(watch, drawn);
}

const mark = (page: Page, chart: string, place: number) => () =>
  page.getByRole("group", { name: chart, exact: true }).getByRole("button").nth(place).click();

const verdict = (value: number, limit: number) =>
  `${value.toFixed(0)}, at most ${limit}: ${value <= limit ? "pass" : "FAIL"}`;

const load = () => readFileSync("/proc/loadavg", "utf8").split(" ")[0];

function report(what: string, limit: number, clicks: Record<string, Click[]>, processor: number) {
  const rows = Object.entries(clicks).map(([name, all]) => [
    name,
    spread(all.map(({ repaint }) => repaint)),
    verdict(median(all.map(({ repaint }) => repaint)), limit),
    verdict(Math.max(...all.map(({ longest }) => longest)), most.task),
  ]);
  console.log(
    `\n${what} of 50,000 lines, ${rounds} clicks each, milliseconds; the machine's load is ${load()}\n${table(
      [["click", "median [least…most]", "to repaint", "longest task (0: none over 50)"], ...rows],
    )}\nlongest task by the processor's time: ${verdict(processor, most.task)}\n`,
  );
}

test("from a click on a chart until every chart is drawn again", async ({ page, browser }) => {
  await open(page, "overview", "section svg, section table, section ul, section button, dl");
  const acts = {
    zone: mark(page, "By zone", 0),
    class: mark(page, "By ABC class", 1),
    person: mark(page, "Who is on it", 1),
  };
  const clicks: Record<string, Click[]> = {};
  for (const [name, act] of Object.entries(acts)) {
    // The first two only warm the page up: what is chosen, and chosen no longer.
    for (let round = -2; round < 2 * rounds; round += 1) {
      const one = await click(page, act);
      const kind = round % 2 === 0 ? name : `${name}, no longer`;
      if (round >= 0) clicks[kind] = [...(clicks[kind] ?? []), one];
    }
  }
  const processor = await longestOf(browser, page, [acts.zone, acts.zone, acts.class, acts.class]);
  report("Charts", most.charts, clicks, processor);
  expect(processor).toBeGreaterThan(0);
});

test("from a click on a filter or a column until the lines are drawn again", async ({
  page,
  browser,
}) => {
  await open(page, "lines", '[role="grid"], section > [role="status"]');
  const header = (column: string) => () =>
    page.locator(`[role="columnheader"][data-column="${column}"] button`).click();
  const acts = {
    "sort by SKU": header("product.code"),
    "sort by difference": header("difference"),
  };
  const clicks: Record<string, Click[]> = {};
  for (const [name, act] of Object.entries(acts)) {
    for (let round = -1; round < rounds; round += 1) {
      const one = await click(page, act);
      if (round >= 0) clicks[name] = [...(clicks[name] ?? []), one];
    }
  }
  const processor = await longestOf(browser, page, Object.values(acts));
  report("The table", most.table, clicks, processor);
  expect(processor).toBeGreaterThan(0);
});
