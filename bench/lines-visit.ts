import type { Browser, Page } from "@playwright/test";
import { reported, whenReported } from "./visit.ts";

/** How to operate a page of lines. */
export interface LinesPage {
  readonly address: string;
  /** Selects the rendered rows. */
  readonly rows: string;
  /** Exists once every line can be used; without it, only the first rows are awaited. */
  readonly complete: string;
  readonly sort: string;
  readonly search: string;
  readonly scroll: string;
  readonly rowHeight: number;
}

/** Cost of a page of lines. Milliseconds; heap of the main thread in megabytes. */
export interface LinesVisit {
  readonly first: number;
  readonly all: number;
  readonly blocking: number;
  readonly longestTask: number;
  readonly later: number;
  readonly heap: number;
  readonly sort: number;
  readonly filter: number;
  readonly worstEvent: number;
  readonly fps: number;
  readonly longestFrame: number;
  /** Kilobytes of scripts under gzip, workers included, until the first rows were painted. */
  readonly scripts: number;
}

interface Probe {
  first: number;
  all: number;
  tasks: [number, number][];
  events: number[];
  done: number;
  frames: number[];
}

/** The console line in which a page reports that its first rows are painted. */
const reportFirst = "lines-probe";

type Watched = Window & { probe: Probe };

const probeOf = (page: Page) => page.evaluate(() => (window as unknown as Watched).probe);

/** Runs in the page before any of its scripts. */
function watch([{ rows, complete }, line, firstLine]: readonly [
  Pick<LinesPage, "rows" | "complete">,
  string,
  string,
]): void {
  const probe: Probe = { first: 0, all: 0, tasks: [], events: [], done: 0, frames: [] };
  Object.assign(window, { probe });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      probe.tasks.push([startTime, duration]);
  }).observe({ type: "longtask", buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) probe.events.push(duration);
  }).observe({ type: "event", buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  const painted = (tell: (now: number) => void) =>
    requestAnimationFrame(() => requestAnimationFrame(() => tell(performance.now())));
  const seen = { first: false, all: false };
  const tell = () => {
    if (probe.first > 0 && probe.all > 0) console.log(line);
  };
  const observer = new MutationObserver(() => {
    if (!seen.first && document.querySelector(rows)?.textContent) {
      seen.first = true;
      painted((now) => {
        probe.first = now;
        console.log(firstLine);
        tell();
      });
    }
    if (!seen.all && document.querySelector(complete)) {
      seen.all = true;
      painted((now) => {
        probe.all = now;
        tell();
      });
    }
  });
  observer.observe(document, { childList: true, subtree: true, attributes: true });
}

/** Milliseconds from the last event of a kind until a function of the page holds and is painted. */
async function until(page: Page, event: string, act: () => Promise<void>, holds: string) {
  await page.evaluate(
    ([type, condition, line]) => {
      const { probe } = window as unknown as Watched;
      const isDone = new Function(`return ${condition}`) as () => boolean;
      let from = 0;
      probe.done = 0;
      addEventListener(
        type ?? "",
        ({ timeStamp }) => {
          from = timeStamp;
        },
        true,
      );
      const look = () => {
        if (from === 0 || !isDone()) {
          requestAnimationFrame(look);
          return;
        }
        const start = from;
        requestAnimationFrame(() =>
          requestAnimationFrame((now) => {
            probe.done = now - start;
            console.log(line);
          }),
        );
      };
      requestAnimationFrame(look);
    },
    [event, holds, reported],
  );
  await Promise.all([whenReported(page), act()]);
  return (await probeOf(page)).done;
}

const texts = (selector: string) =>
  `[...document.querySelectorAll(${JSON.stringify(selector)})].map((row) => row.textContent)`;

async function scrollThrough(page: Page, { scroll, rowHeight }: LinesPage) {
  await page.locator(scroll).hover();
  await page.evaluate(() => {
    const { probe } = window as unknown as Watched;
    let last = performance.now();
    const next = (now: number) => {
      probe.frames.push(now - last);
      last = now;
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  });
  for (let turn = 0; turn < 80; turn += 1) await page.mouse.wheel(0, (5000 / 80) * rowHeight);
  const frames = (await probeOf(page)).frames.slice(1);
  const seconds = frames.reduce((sum, frame) => sum + frame, 0) / 1000;
  return { fps: frames.length / seconds, longestFrame: Math.max(...frames) };
}

/** Sizes of files under gzip, in bytes, whatever their transfer encoding. */
async function sizeOf(addresses: readonly string[]): Promise<number> {
  const headers = { "Accept-Encoding": "gzip" };
  const sizes = addresses.map(async (address) => {
    const response = await fetch(address, { method: "HEAD", headers });
    return Number(response.headers.get("Content-Length") ?? 0);
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/** Opens a page of lines in a clean profile, sorts, filters and scrolls it. */
export async function visitLines(
  browser: Browser,
  target: LinesPage,
  query: string,
): Promise<LinesVisit> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  // Counted once: the worker's first file is also preloaded by the page.
  const scripts = new Set<string>();
  context.on("response", (response) => {
    if (/\.js$/.test(new URL(response.url()).pathname)) scripts.add(response.url());
  });
  let loaded: readonly string[] = [];
  page.on("console", (message) => {
    if (message.text() === reportFirst) loaded = [...scripts];
  });
  await page.addInitScript(watch, [target, reported, reportFirst] as const);
  await Promise.all([whenReported(page), page.goto(target.address, { waitUntil: "commit" })]);
  await page.waitForLoadState("networkidle");
  const load = await probeOf(page);
  const devtools = await context.newCDPSession(page);
  await devtools.send("HeapProfiler.collectGarbage");
  const { usedSize } = await devtools.send("Runtime.getHeapUsage");
  // Loads the driver's click and type code, which takes a task.
  await page.locator(target.scroll).hover();
  await page.evaluate(() => {
    const { probe } = window as unknown as Watched;
    probe.tasks = [];
    probe.events = [];
  });
  const rows = texts(target.rows);
  const [before] = await page.evaluate<string[]>(rows);
  const sort = await until(
    page,
    "pointerup",
    () => page.locator(target.sort).click(),
    `(${rows})[0] !== ${JSON.stringify(before)} && Boolean((${rows})[0])`,
  );
  const filter = await until(
    page,
    "keydown",
    () => page.locator(target.search).pressSequentially(query, { delay: 60 }),
    `(${rows}).every((text) => text.toLowerCase().includes(${JSON.stringify(query)}))`,
  );
  // The last event of clearing is a key, and other lines than those found come back.
  await until(
    page,
    "keydown",
    () => page.locator(target.search).fill(""),
    `!(${rows}).every((text) => text.toLowerCase().includes(${JSON.stringify(query)}))`,
  );
  // Rows that a wheel moves under the pointer cause events too, but people do not wait for those.
  const { events } = await probeOf(page);
  const { fps, longestFrame } = await scrollThrough(page, target);
  const { tasks } = await probeOf(page);
  await context.close();
  return {
    first: load.first,
    all: load.all,
    blocking: load.tasks.reduce((sum, [, task]) => sum + Math.max(0, task - 50), 0),
    longestTask: Math.max(0, ...load.tasks.map(([, task]) => task)),
    later: Math.max(0, ...tasks.map(([, task]) => task)),
    heap: usedSize / 1e6,
    sort,
    filter,
    worstEvent: Math.max(0, ...events),
    fps,
    longestFrame,
    scripts: (await sizeOf(loaded)) / 1000,
  };
}
