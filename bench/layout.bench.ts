import { expect, type Page, test } from "@playwright/test";
import type { Counting } from "#contract/counting.ts";
import { everyCounting } from "../e2e/api.ts";
import { type RunningServer, startGateway } from "../e2e/servers.ts";
import { judged, table } from "./figures.ts";
import { type Layout, measureLayout } from "./layout-probe.ts";

/** A gateway that runs already, such as one of an earlier build; without it one of this build is started. */
const running = process.env.BENCH_ADDRESS;

/** Minimum width of a hole, in pixels: as wide as a column of text. */
const holeWidth = 240;

const widths = [1366, 1440, 1920] as const;

/** Lower than any page, which is at least as high as its window. */
const windowHeight = 500;

/** A budget in pixels. */
interface Budget {
  readonly hole: number;
  readonly height: number;
}

const wholePage: Budget = { hole: 48, height: 1700 };
const oneScreen: Budget = { hole: 48, height: 900 };

/** The demo data has countings of each kind at most times of the day. */
const kinds: Readonly<Record<string, (counting: Counting) => boolean>> = {
  "nothing counted": ({ active, totalProducts, totalProductsCounted }) =>
    active && totalProducts > 0 && totalProductsCounted === 0,
  "all counted": ({ active, totalProducts, totalProductsLeft }) =>
    active && totalProducts > 0 && totalProductsLeft === 0,
  finished: ({ active, totalProducts }) => !active && totalProducts >= 1000,
};

/** One value of each chart that filters the page. */
const filters = {
  "one zone": "zone=C",
  "one person": "person=66",
  "one reason": "reason=8",
  "one class": "abc=C",
} as const;

let gateway: RunningServer | null = null;
let address = running ?? "";

test.beforeAll(async () => {
  if (running !== undefined) return;
  gateway = await startGateway({ POLL_SECONDS: "3600" });
  ({ address } = gateway);
});

test.afterAll(() => gateway?.stop());

/** @param path the counting's id, and a filter */
async function layoutOf(page: Page, path: string, width: number): Promise<Layout> {
  await page.setViewportSize({ width, height: windowHeight });
  await page.goto(`${address}/countings/${path}`);
  await page.waitForSelector("html[data-complete]");
  await page.waitForLoadState("networkidle");
  await chartsRendered(page);
  return page.evaluate(measureLayout, holeWidth);
}

/** Charts render one after another; no more of them are expected once their number stays the same. */
async function chartsRendered(page: Page): Promise<void> {
  const count = () => page.locator("svg.recharts-surface").count();
  let before = -1;
  await expect
    .poll(
      async () => {
        const [previous, now] = [before, await count()];
        before = now;
        return now === previous;
      },
      { intervals: [1500] },
    )
    .toBe(true);
}

test("texts, height and holes of the overview", async ({ page }) => {
  const rows = [["counting", "width", "visible texts", "height", "highest hole", "at"]];
  const add = async (name: string, width: number, path: string, most: Budget) => {
    const { texts, height, hole, at } = await layoutOf(page, path, width);
    const heightText = judged(`${height}`, `at most ${most.height}`, height <= most.height);
    const holeText = judged(`${hole}`, `at most ${most.hole}`, hole <= most.hole);
    rows.push([name, `${width}`, `${texts}`, heightText, holeText, at.map(Math.round).join(", ")]);
  };
  for (const width of widths) await add("2,000 lines", width, "lines-2000", wholePage);
  for (const [name, filter] of Object.entries(filters)) {
    for (const width of widths) await add(name, width, `lines-2000?${filter}`, wholePage);
  }
  await add("zero lines", 1440, "lines-0", oneScreen);
  const countings = await everyCounting(address);
  for (const [name, isKind] of Object.entries(kinds)) {
    const found = countings.find(isKind);
    if (found) await add(name, 1440, found.id, oneScreen);
    else console.log(`No counting of the demo data is of the kind: ${name}`);
  }
  console.log(`\nThe overview, in pixels\n${table(rows)}\n`);
});
