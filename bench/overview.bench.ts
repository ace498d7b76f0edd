import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { type RunningServer, startGateway } from "../e2e/servers.ts";
import { median, spread, table } from "./figures.ts";
import { type Click, pressAll, type Wanted } from "./overview-clicks.ts";

/** Clicks of each kind, each on another mark; their median counts. There are only four classes. */
const rounds = Math.min(3, Number(process.env.BENCH_ROUNDS || 3));

/** Budgets of a click until everything is painted, and of any task of the main thread. Milliseconds. */
const most = { table: 150, charts: 400, task: 50 };

const id = "lines-50000";

let gateway: RunningServer;

test.beforeAll(async () => {
  // Does not poll, so nothing else renders during the measurement.
  gateway = await startGateway({ POLL_SECONDS: "3600", CACHE_SECONDS: "3600" });
});

test.afterAll(() => gateway.stop());

async function open(page: Page, tab: string): Promise<void> {
  await page.goto(`${gateway.address}/countings/${id}?tab=${tab}`);
  await page.waitForSelector("html[data-complete]");
  await page.waitForLoadState("networkidle");
}

const verdict = (value: number, limit: number) =>
  `${value.toFixed(0)}, at most ${limit}: ${value <= limit ? "pass" : "FAIL"}`;

const load = () => readFileSync("/proc/loadavg", "utf8").split(" ")[0];

function report(what: string, limit: number, all: readonly Click[]) {
  const kinds = [...new Set(all.map(({ name }) => name))];
  const rows = kinds.map((kind) => {
    const clicks = all.filter(({ name }) => name === kind);
    const of = (figure: Exclude<keyof Click, "name" | "longTasks">) =>
      clicks.map((one) => one[figure]);
    const clock = clicks.map(({ longTasks }) => Math.max(0, ...longTasks));
    return [
      kind,
      String(clicks.length),
      spread(of("first")),
      spread(of("last")),
      verdict(median(of("last")), limit),
      spread(clock),
      spread(of("page")),
      spread(of("worker")),
      verdict(median(clicks.map((one) => one.page + one.worker)), limit),
      verdict(Math.max(...of("longestTask")), most.task),
    ];
  });
  console.log(
    `\n${what} of 50,000 lines, milliseconds, medians [least…most]; the machine's load is ${load()}\n${table(
      [
        [
          "press",
          "of them",
          "first drawn",
          "all drawn",
          "to repaint",
          "longest task by the clock (0: none over 50)",
          "page's processor",
          "worker's",
          "both",
          "longest task by the processor",
        ],
        ...rows,
      ],
    )}\n`,
  );
}

test("from a press on a chart until every chart is drawn again", async ({ page, browser }) => {
  await open(page, "overview");
  const mark = (chart: string, index: number) =>
    page.getByRole("group", { name: chart, exact: true }).getByRole("button").nth(index);
  const wanted: Wanted[] = [];
  // The first click of each kind only warms up; each choice is reset before the next.
  for (let round = 0; round <= rounds; round += 1) {
    for (const [name, chart] of Object.entries(charts)) {
      const target = mark(chart, round);
      const isWarm = round > 0;
      wanted.push({ name: isWarm ? name : "first ever", target });
      wanted.push({ name: isWarm ? `${name}, no longer` : "first ever", target });
    }
  }
  const rendered = "section svg, section table, section ul, section button, section dl, dl";
  const all = await pressAll(browser, page, rendered, wanted);
  report("Charts", most.charts, all);
  expect(all.every(({ page: spent }) => spent > 0)).toBe(true);
});

const charts = { zone: "Progress and accuracy by Zone", reason: "By reason", person: "People" };

test("from a press on a filter or a column until the lines are drawn again", async ({
  page,
  browser,
}) => {
  await open(page, "lines");
  // The lines are sorted by their index already, so sorting by it would change nothing.
  const header = page
    .locator('[role="columnheader"][data-column]:not([data-column="index"]) button')
    .filter({ visible: true });
  const columns = Math.min(await header.count(), 2 * rounds);
  const sorts = Array.from({ length: columns }, (_, index) => ({
    name: "another column",
    target: header.nth(index),
  }));
  const rows = '[role="grid"], section > [role="status"]';
  const all = await pressAll(browser, page, rows, sorts);
  await page.getByRole("button", { name: "Zone", exact: true }).click();
  const boxes = page.locator('[data-choice^="zone="]');
  await boxes.first().waitFor();
  const filters = Array.from({ length: Math.min(await boxes.count(), 2 * rounds) }, (_, index) => ({
    name: "another filter",
    target: boxes.nth(index),
  }));
  all.push(...(await pressAll(browser, page, rows, filters)));
  report("The table", most.table, all);
  expect(all.every(({ page: spent }) => spent > 0)).toBe(true);
});
