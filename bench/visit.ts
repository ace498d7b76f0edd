import type { Browser, Page } from "@playwright/test";

/** Cost of one visit. Milliseconds, except the shift, which has no unit. */
export interface Visit {
  /** From navigation to the frame in which the first rows are painted. */
  readonly ready: number;
  /** Time of the main thread's tasks beyond 50 ms each. */
  readonly blocking: number;
  readonly longestTask: number;
  /** Processor time of the page's process until then. */
  readonly cpu: number;
  /** Cumulative layout shift. */
  readonly shift: number;
}

/** Only in Chromium; the standard types lack it. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
}

interface Probe {
  ready: number;
  tasks: number[];
  shift: number;
}

/** The console line in which a page reports that it has observed everything. */
export const reported = "visit-probe";

/** Resolves when the page reports it. A query would add a script of 50 ms to the measured page. */
export async function whenReported(page: Page): Promise<void> {
  await page.waitForEvent("console", { predicate: (message) => message.text() === reported });
}

/** Runs in the page before any of its scripts. */
function watch([rows, line]: readonly [string, string]): void {
  const probe: Probe = { ready: 0, tasks: [], shift: 0 };
  Object.assign(window, { probe });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) probe.tasks.push(duration);
  }).observe({ type: "longtask", buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) probe.shift += (entry as LayoutShift).value;
  }).observe({ type: "layout-shift", buffered: true });
  const observer = new MutationObserver(() => {
    if (!document.querySelector(rows)) return;
    observer.disconnect();
    // Painted: the frame after the one that rendered it.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        probe.ready = performance.now();
        console.log(line);
      }),
    );
  });
  observer.observe(document, { childList: true, subtree: true, attributes: true });
}

const probeOf = (page: Page) => page.evaluate(() => (window as unknown as { probe: Probe }).probe);

/**
 * Opens an address in a clean profile and measures until it is idle.
 * @param rows selects a row of data
 */
export async function visit(browser: Browser, address: string, rows: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript(watch, [rows, reported] as const);
  const devtools = await context.newCDPSession(page);
  await devtools.send("Performance.enable", { timeDomain: "threadTicks" });
  await Promise.all([whenReported(page), page.goto(address, { waitUntil: "commit" })]);
  const { metrics } = await devtools.send("Performance.getMetrics");
  await page.waitForLoadState("networkidle");
  const { ready, tasks, shift } = await probeOf(page);
  await context.close();
  return {
    ready,
    blocking: tasks.reduce((sum, task) => sum + Math.max(0, task - 50), 0),
    longestTask: Math.max(0, ...tasks),
    cpu: (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0) * 1000,
    shift,
  };
}
