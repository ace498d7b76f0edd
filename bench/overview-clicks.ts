import type { Browser, Page } from "@playwright/test";
import { longestTasks } from "../e2e/main-thread.ts";

/** What a click cost, in milliseconds. */
export interface Click {
  /** From the click to the frame that shows the last of what it changed. */
  readonly repaint: number;
  /** The longest task of the page's thread until then, by the clock. */
  readonly longest: number;
}

interface Probe {
  clicked: number;
  changed: number;
  tasks: number[];
}

type Watched = Window & { probe: Probe };

/** Nothing is drawn for so long when all of it is. Milliseconds. */
const quiet = 700;

/** Runs in the page: notes when elements that are drawn by a click change. */
export function watch(selector: string): void {
  const probe: Probe = { clicked: 0, changed: 0, tasks: [] };
  Object.assign(window, { probe });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) probe.tasks.push(duration);
  }).observe({ type: "longtask" });
  addEventListener(
    "click",
    ({ timeStamp }) => {
      probe.clicked = timeStamp;
      probe.changed = 0;
      probe.tasks = [];
    },
    true,
  );
  const observer = new MutationObserver((records) => {
    const isDrawn = records.some(({ target }) => {
      const element = target instanceof Element ? target : target.parentElement;
      return element?.closest(selector);
    });
    if (!isDrawn || probe.clicked === 0) return;
    // Painted: the frame after the one that draws it.
    requestAnimationFrame(() =>
      requestAnimationFrame((now) => {
        probe.changed = now;
      }),
    );
  });
  observer.observe(document, {
    childList: true,
    subtree: true,
    attributes: true,
    characterData: true,
  });
}

/** Clicks, and waits until nothing that the click changes is drawn any more. */
export async function click(page: Page, act: () => Promise<void>): Promise<Click> {
  await act();
  await page.waitForFunction((rest) => {
    const { clicked, changed } = (window as unknown as Watched).probe;
    return changed > clicked && clicked > 0 && performance.now() - changed > rest;
  }, quiet);
  const { clicked, changed, tasks } = await page.evaluate(
    () => (window as unknown as Watched).probe,
  );
  return { repaint: changed - clicked, longest: Math.max(0, ...tasks) };
}

/** The longest task of some clicks by the time that the processor gave it, which other work does not lengthen. */
export async function longestOf(browser: Browser, page: Page, acts: (() => Promise<void>)[]) {
  const [longest = 0] = await longestTasks(browser, page, async () => {
    for (const act of acts) await click(page, act);
  });
  return longest;
}
