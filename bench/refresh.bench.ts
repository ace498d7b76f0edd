import { type Browser, expect, type Page, test } from "@playwright/test";
import { lineChangesType } from "#contract/line-changes.ts";
import { wholeCounting } from "../e2e/api.ts";
import { type RunningServer, startGateway } from "../e2e/servers.ts";
import { ask } from "./ask.ts";
import { judged, median, spread, table } from "./figures.ts";
import { type LinesApi, startLinesApi } from "./lines-api.ts";

const rounds = Number(process.env.BENCH_ROUNDS || 5);
const size = 50_000;

/** Refreshes of a page until its code is compiled, and those measured afterwards. */
const [warmingRefreshes, laterRefreshes] = [4, 3];

/** How many lines change from one answer of the API to the next. */
const changes = { few: 20, all: size };

type Name = keyof typeof changes;

const names = ["few", "all"] as const;

let api: LinesApi;
let gateway: RunningServer;

test.beforeAll(async () => {
  const demo = await startGateway();
  const whole = await wholeCounting(demo.address, `lines-${size}`);
  await demo.stop();
  const details = new Map(
    names.map((name) => {
      const step = size / changes[name];
      const counted = (countedStock: number) => ({
        ...whole,
        id: name,
        active: true,
        products: whole.products.map((line, index) =>
          index % step === 0 ? { ...line, countedStock } : line,
        ),
      });
      return [name, [counted(1), counted(2)].map((version) => JSON.stringify(version))];
    }),
  );
  api = await startLinesApi(details);
  gateway = await startGateway(api.settings);
});

test.afterAll(async () => {
  await gateway.stop();
  await api.stop();
});

/** Processor time that all pages and workers of the browser have taken, in milliseconds. */
async function pageTime(browser: Browser): Promise<number> {
  const devtools = await browser.newBrowserCDPSession();
  const { processInfo } = await devtools.send("SystemInfo.getProcessInfo");
  await devtools.detach();
  const pages = processInfo.filter(({ type }) => type === "renderer");
  return pages.reduce((sum, { cpuTime }) => sum + cpuTime * 1000, 0);
}

/** Processor time once the page does nothing but move its clock. */
async function quietPageTime(browser: Browser, page: Page): Promise<number> {
  for (let last = await pageTime(browser); ; ) {
    await page.waitForTimeout(1000);
    const now = await pageTime(browser);
    if (now - last < 80) return now;
    last = now;
  }
}

/** How long the page is left alone, in seconds. */
const idleSeconds = 3;

/** Processor time that the moving clock of a page takes each second. */
async function clockTime(browser: Browser, page: Page): Promise<number> {
  const before = await pageTime(browser);
  await page.waitForTimeout(1000 * idleSeconds);
  return ((await pageTime(browser)) - before) / idleSeconds;
}

/**
 * Processor time of a refresh, without the moving clock, in milliseconds.
 * @param idle what the clock takes each second
 */
async function refresh(browser: Browser, page: Page, name: Name, idle: number) {
  const before = await pageTime(browser);
  const start = performance.now();
  const answered = page.context().waitForEvent("response", (one) => one.url().endsWith(name));
  await page.getByRole("button", { name: "Refresh" }).click();
  const response = await answered;
  const arrived = performance.now() - start;
  const type = await response.headerValue("Content-Type");
  const after = await quietPageTime(browser, page);
  const seconds = (performance.now() - start) / 1000;
  return { time: after - before - idle * seconds, arrived, isChanges: type === lineChangesType };
}

/** A page's first load of a counting, its first refresh, and later ones as on a screen that hangs for days. */
async function visit(browser: Browser, name: Name) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const before = await pageTime(browser);
  await page.goto(`${gateway.address}/countings/${name}?tab=lines`);
  await page.waitForSelector("html[data-complete]");
  const loaded = await quietPageTime(browser, page);
  const idle = await clockTime(browser, page);
  const first = await refresh(browser, page, name, idle);
  const times: number[] = [];
  for (let turn = -warmingRefreshes; turn < laterRefreshes; turn += 1) {
    const { time } = await refresh(browser, page, name, idle);
    if (turn >= 0) times.push(time);
  }
  await context.close();
  return {
    load: loaded - before,
    refresh: first.time,
    later: times.reduce((sum, time) => sum + time, 0) / laterRefreshes,
    arrived: first.arrived,
    isChanges: first.isChanges,
  };
}

test(`a refresh of ${size} lines, of which ${changes.few} or all have changed`, async ({
  browser,
}) => {
  const visits: Record<Name, Awaited<ReturnType<typeof visit>>[]> = { few: [], all: [] };
  for (let round = -1; round < rounds; round += 1) {
    for (const name of names) {
      const one = await visit(browser, name);
      expect(one.isChanges).toBe(name === "few");
      // The first round warms the machine up.
      if (round >= 0) visits[name].push(one);
    }
  }
  const of = (name: Name, figure: "load" | "refresh" | "later" | "arrived") =>
    visits[name].map((one) => one[figure]);
  const address = `${gateway.address}/api/v1/countings/few`;
  const accepted = { Accept: `${lineChangesType}, application/json` };
  const first = await ask(address, accepted);
  await new Promise((resolve) => setTimeout(resolve, 1500));
  const changed = await ask(address, { ...accepted, "If-None-Match": first.tag });
  const shares = visits.few.map((one) => (100 * one.refresh) / one.load);
  const laterShares = visits.few.map((one) => (100 * one.later) / one.load);
  const bytes = (100 * changed.bytes) / first.bytes;
  console.log(
    `\nmedians of ${rounds} [least…most], milliseconds of processor time of page and worker\n${table(
      [
        ["", "20 lines changed", "all changed"],
        ["first load", spread(of("few", "load")), spread(of("all", "load"))],
        ["first refresh", spread(of("few", "refresh")), spread(of("all", "refresh"))],
        ["later refresh", spread(of("few", "later")), spread(of("all", "later"))],
        ["until the first has arrived", spread(of("few", "arrived")), spread(of("all", "arrived"))],
      ],
    )}\n`,
  );
  console.log(`first refresh ${median(shares).toFixed(1)} % of the first load\n`);
  const share = median(laterShares);
  console.log(
    judged(`later refresh ${share.toFixed(1)} % of the first load`, "at most 5 %", share <= 5),
  );
  console.log(
    judged(
      `bytes ${changed.bytes} of ${first.bytes}, ${bytes.toFixed(2)} %`,
      "at most 3 %",
      bytes <= 3,
    ),
  );
});
