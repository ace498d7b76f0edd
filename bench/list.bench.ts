import { expect, test } from "@playwright/test";
import type { Counting } from "#contract/counting.ts";
import { everyCounting } from "../e2e/api.ts";
import { type RunningServer, startGateway } from "../e2e/servers.ts";
import { judged, median, spread, table } from "./figures.ts";
import { type ListApi, startListApi } from "./list-api.ts";
import { type Visit, visit } from "./visit.ts";

/** Visits of each page; they alternate, because a machine's speed drifts. */
const rounds = Number(process.env.BENCH_ROUNDS || 9);

/** Countings in the whole list. */
const length = 2000;

/** That many countings with unique ids; only those of the demo are active. */
function manyOf(countings: readonly Counting[]): Counting[] {
  return Array.from({ length }, (_, index) => {
    const counting = countings[index % countings.length] as Counting;
    return index < countings.length
      ? counting
      : { ...counting, id: `${counting.id}-${index}`, active: false };
  });
}

let api: ListApi;
let gateway: RunningServer;

test.beforeAll(async () => {
  const demo = await startGateway();
  api = await startListApi(manyOf(await everyCounting(demo.address)));
  await demo.stop();
  gateway = await startGateway(api.settings);
});

test.afterAll(async () => {
  await gateway.stop();
  await api.stop();
});

test("the first 100 countings, beside the barest page that shows them", async ({ browser }) => {
  const pages = {
    floor: { address: `${api.address}/floor`, rows: "tbody tr" },
    countboard: { address: gateway.address, rows: '[role="grid"] a' },
  };
  const visits: Record<keyof typeof pages, Visit[]> = { floor: [], countboard: [] };
  for (let round = -1; round < rounds; round += 1) {
    for (const name of ["floor", "countboard"] as const) {
      const { address, rows } = pages[name];
      const measured = await visit(browser, address, rows);
      // The first round warms the machine up.
      if (round >= 0) visits[name].push(measured);
    }
  }
  const ratios = visits.countboard.map(
    ({ ready }, round) => ready / (visits.floor[round]?.ready ?? 0),
  );
  const row = (name: keyof typeof pages) => {
    const of = (figure: keyof Visit) => visits[name].map((one) => one[figure]);
    return [
      name,
      spread(of("ready")),
      spread(of("blocking")),
      spread(of("longestTask")),
      spread(of("cpu")),
      spread(of("shift"), 4),
    ];
  };
  console.log(
    `\n${table([
      ["page", "ready ms", "blocking ms", "longest task ms", "main thread ms", "layout shift"],
      row("floor"),
      row("countboard"),
    ])}\n`,
  );
  const of = (figure: keyof Visit) => visits.countboard.map((one) => one[figure]);
  const most = (what: string, values: readonly number[], limit: number, digits: number) =>
    console.log(
      judged(
        `${what} ${spread(values, digits)}`,
        `at most ${limit}`,
        // Rounded as printed, so that a budget of 0 means a printed 0.
        Number(median(values).toFixed(digits)) <= limit,
      ),
    );
  most("ready, by the floor:", ratios, 2.2, 2);
  most("blocking, milliseconds:", of("blocking"), 0, 0);
  most("layout shift:", of("shift"), 0, 4);
  expect(median(visits.countboard.map(({ shift }) => shift))).toBe(0);
});

test("scrolling through 2,000 loaded countings", async ({ page }) => {
  await page.goto(gateway.address);
  await page.locator("html[data-ready]").waitFor({ state: "attached" });
  await expect(page.getByPlaceholder("Search all 2,000")).toBeVisible({ timeout: 60_000 });
  await page.mouse.move(700, 500);
  await page.evaluate(() => {
    const frames: number[] = [];
    Object.assign(window, { frames });
    let last = performance.now();
    const next = (now: number) => {
      frames.push(now - last);
      last = now;
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  });
  for (let turn = 0; turn < 200; turn += 1) await page.mouse.wheel(0, 200);
  const frames = await page.evaluate(() => (window as unknown as { frames: number[] }).frames);
  const seconds = frames.slice(1).reduce((sum, frame) => sum + frame, 0) / 1000;
  const rate = (frames.length - 1) / seconds;
  const scrolled = await page.evaluate(() => window.scrollY);
  console.log(
    `\nscrolled ${scrolled} pixels, longest frame ${Math.max(...frames.slice(1)).toFixed(0)} ms: ` +
      `${judged(`${rate.toFixed(1)} frames a second`, "at least 58", rate >= 58)}\n`,
  );
  expect(scrolled).toBeGreaterThan(20_000);
});
