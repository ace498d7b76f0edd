import { expect, test } from "@playwright/test";
import { wholeCounting } from "../e2e/api.ts";
import { type RunningServer, startGateway } from "../e2e/servers.ts";
import { ask } from "./ask.ts";
import { judged, median, spread, table } from "./figures.ts";
import { type LinesApi, startLinesApi } from "./lines-api.ts";
import { type LinesPage, type LinesVisit, visitLines } from "./lines-visit.ts";

/** Visits of each page; they alternate, because a machine's speed drifts. */
const rounds = Number(process.env.BENCH_ROUNDS || 5);
const sizes = [1000, 10_000, 50_000];
const query = "sel-8";

/** Budgets: multiples of the floor, milliseconds above the floor, or absolute values. */
const budgets = {
  1000: { first: { plus: 150 }, all: { plus: 170 }, heap: null, sort: null, filter: null },
  10000: {
    first: { times: 1.05 },
    all: { times: 1.7 },
    heap: 8,
    sort: { plus: 30 },
    filter: { plus: 35 },
  },
  50000: {
    first: { times: 0.45 },
    all: { times: 1.15 },
    heap: 12,
    sort: { times: 1 },
    filter: { times: 1.25 },
  },
} as const;

let api: LinesApi;
let gateway: RunningServer;

test.beforeAll(async () => {
  const demo = await startGateway();
  const details = new Map<string, string>();
  for (const size of sizes) {
    const whole = await wholeCounting(demo.address, `lines-${size}`);
    // Finished, so the page does not poll during the measurement.
    details.set(`n-${size}`, JSON.stringify({ ...whole, id: `n-${size}`, active: false }));
  }
  await demo.stop();
  api = await startLinesApi(details);
  gateway = await startGateway(api.settings);
});

test.afterAll(async () => {
  await gateway.stop();
  await api.stop();
});

const pages = (size: number, { address } = gateway): Record<"floor" | "countboard", LinesPage> => ({
  floor: {
    address: `${api.address}/floor/countings/n-${size}`,
    rows: ".row",
    complete: ".row",
    sort: "button",
    search: "input",
    scroll: "#grid",
    rowHeight: 28,
  },
  countboard: {
    address: `${address}/countings/n-${size}?tab=lines`,
    rows: '[role="grid"] [role="row"]:not([aria-rowindex="1"])',
    complete: "html[data-complete]",
    sort: '[role="columnheader"][data-column="product.code"] button',
    search: 'input[type="search"]',
    scroll: '[role="grid"]',
    rowHeight: 36,
  },
});

function verdict(
  budget: { readonly times: number } | { readonly plus: number } | null,
  ours: readonly number[],
  floors: readonly number[],
): string {
  const ratio = median(ours.map((value, round) => value / (floors[round] ?? 0)));
  const more = median(ours.map((value, round) => value - (floors[round] ?? 0)));
  const text = `${ratio.toFixed(2)}× (+${more.toFixed(0)} ms)`;
  if (budget === null) return text;
  const passed = "times" in budget ? ratio <= budget.times : more <= budget.plus;
  const most = "times" in budget ? `${budget.times}×` : `+${budget.plus} ms`;
  return judged(text, `at most ${most}`, passed);
}

const atMost = (value: number, max: number) =>
  judged(value.toFixed(0), `at most ${max}`, value <= max);

const atLeast = (value: number, min: number) =>
  judged(value.toFixed(1), `at least ${min}`, value >= min);

for (const size of sizes) {
  test(`${size} lines, beside the barest page that shows them`, async ({ browser }) => {
    test.setTimeout(900_000);
    const visits: Record<"floor" | "countboard", LinesVisit[]> = { floor: [], countboard: [] };
    for (let round = -1; round < rounds; round += 1) {
      for (const name of ["floor", "countboard"] as const) {
        const visit = await visitLines(browser, pages(size)[name], query);
        // The first round warms the machine up.
        if (round >= 0) visits[name].push(visit);
      }
    }
    const of = (name: "floor" | "countboard", figure: keyof LinesVisit) =>
      visits[name].map((visit) => visit[figure]);
    const budget = budgets[size as keyof typeof budgets];
    const compared = (["first", "all", "sort", "filter"] as const).map((figure) => [
      figure,
      spread(of("floor", figure)),
      spread(of("countboard", figure)),
      verdict(budget[figure], of("countboard", figure), of("floor", figure)),
    ]);
    const alone = (figure: keyof LinesVisit, text: string) => [
      figure,
      spread(of("floor", figure)),
      spread(of("countboard", figure)),
      text,
    ];
    const most = (figure: keyof LinesVisit) => Math.max(...of("countboard", figure));
    console.log(
      `\n${size} lines, medians of ${rounds} [least…most], milliseconds\n${table([
        ["", "floor", "countboard", "by the floor"],
        ...compared,
        alone("blocking", atMost(median(of("countboard", "blocking")), 10)),
        alone("longestTask", atMost(most("longestTask"), 85)),
        alone("later", atMost(most("later"), 50)),
        alone("worstEvent", atMost(most("worstEvent"), 32)),
        alone(
          "heap",
          budget.heap === null ? "" : atMost(median(of("countboard", "heap")), budget.heap),
        ),
        alone("fps", atLeast(median(of("countboard", "fps")), 58)),
        alone("longestFrame", atMost(median(of("countboard", "longestFrame")), 34)),
        alone("scripts", atMost(median(of("countboard", "scripts")), 165)),
      ])}\n`,
    );
    expect(median(of("countboard", "all"))).toBeGreaterThan(0);
  });
}

test("50000 lines that the gateway has for another viewer already", async ({ browser }) => {
  const size = 50_000;
  const warm = await startGateway({ ...api.settings, CACHE_SECONDS: "3600" });
  const visits: Record<"floor" | "countboard", LinesVisit[]> = { floor: [], countboard: [] };
  for (let round = -1; round < rounds; round += 1) {
    for (const name of ["floor", "countboard"] as const) {
      const visit = await visitLines(browser, pages(size, warm)[name], query);
      // The first viewer's request is the only one to the API.
      if (round >= 0) visits[name].push(visit);
    }
  }
  const { bytes } = await ask(`${warm.address}/api/v1/countings/n-${size}`);
  await warm.stop();
  const rows = (["first", "all"] as const).map((figure) => {
    const of = (name: "floor" | "countboard") => visits[name].map((visit) => visit[figure]);
    const budget = figure === "all" ? { times: 0.8 } : null;
    const [floor, ours] = [of("floor"), of("countboard")];
    return [figure, spread(floor), spread(ours), verdict(budget, ours, floor)];
  });
  console.log(
    `\nanother viewer of ${size} lines, medians of ${rounds} [least…most], milliseconds\n${table([
      ["", "floor", "countboard", "by the floor"],
      ...rows,
    ])}\n`,
  );
  const megabytes = bytes / 1_000_000;
  console.log(judged(`bytes ${megabytes.toFixed(1)} MB`, "at most 2.5 MB", megabytes <= 2.5));
});
