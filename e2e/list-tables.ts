import { expect, type Locator, type Page } from "@playwright/test";
import type { Counting } from "#contract/counting.ts";
import { countingFacts } from "#domain/counting/facts.ts";
import { concludedStatus } from "#domain/counting/status.ts";
import { roundTheClock } from "#domain/time/work-calendar.ts";
import { everyCounting } from "./api.ts";
import { paceOf } from "./expected-figures.ts";
import { startUpstream, type Upstream } from "./upstream.ts";

/** The two tables of the list; by attributes, as roles take long to find on a large page. */
export const activeTable = (page: Page) =>
  page.locator('[role="grid"][aria-label="Active counts"]');
export const otherTable = (page: Page) =>
  page.locator('[role="grid"][aria-label="Finished counts"]');

/** The search field, whose hint says how much of the list is loaded. */
export const searchField = (page: Page) => page.getByRole("searchbox", { name: "Search counts" });

/** Expects how much of the list is loaded: `the loaded 100`, `100 of 740 so far` or `all 740`. */
export async function expectLoaded(page: Page, what: string | RegExp): Promise<void> {
  const hint = typeof what === "string" ? `Search ${what}` : what;
  await expect(searchField(page)).toHaveAttribute("placeholder", hint);
}

/** Loads the next page of the list. */
export const moreButton = (page: Page) => page.getByRole("button", { name: /^Load [\d,]+ to/ });

/** Half a year ago: the demo has three pages of countings since then. */
export const halfYearAgo = new Date(Date.now() - 180 * 86_400_000).toISOString();

/** The ids of a table's rows, from top to bottom. */
export function idsOf(table: Locator): Promise<string[]> {
  return table.locator('[role="row"] a').evaluateAll((links) =>
    links
      .map((link) => link as HTMLAnchorElement)
      .sort((a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top)
      .map(({ pathname }) => decodeURIComponent(pathname.replace("/countings/", ""))),
  );
}

/** The ids of the rows of both tables, one after the other. */
export async function allIds(page: Page): Promise<string[]> {
  return [...(await idsOf(activeTable(page))), ...(await idsOf(otherTable(page)))];
}

/** The active ones, the nearest deadline first. */
export function activeOf(items: readonly Counting[]): readonly Counting[] {
  return items
    .filter(({ active }) => active)
    .toSorted((a, b) => Date.parse(a.endsAt) - Date.parse(b.endsAt));
}

/** The ids of some countings in the order of the tables: active ones first. */
export function idsInOrder(
  items: readonly Counting[],
  wanted: (counting: Counting) => boolean,
): string[] {
  const others = items.filter(({ active }) => !active);
  return [...activeOf(items), ...others].filter(wanted).map(({ id }) => id);
}

/** An API with demo countings that do not progress, so that every figure can be recomputed. */
export async function startFrozenApi(
  address: string,
): Promise<{ items: readonly Counting[]; upstream: Upstream }> {
  // Another gateway has not seen what this one's records tell.
  const items = (await everyCounting(address))
    .slice(0, 40)
    .map(({ countRecord: _, ...counting }) => counting);
  const body = { items, meta: { total: items.length } };
  return { items, upstream: await startUpstream({ "/v1/countings": { body } }) };
}

/** Requests the list again, without moving the focus, and waits until the answer is painted. */
export async function refresh(page: Page): Promise<void> {
  const answer = page.waitForResponse((response) => response.url().includes("/v1/countings?"));
  await page
    .getByRole("button", { name: "Refresh" })
    .evaluate((button: HTMLElement) => button.click());
  await answer;
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

const minute = 60_000;

/** Whether an active counting is past its deadline with lines left. */
export function isLate(counting: Counting, now: number): boolean {
  return counting.active && counting.totalProductsLeft > 0 && now > Date.parse(counting.endsAt);
}

/** Whether an active counting is behind an even pace by more than the tolerance. */
export function isBehind(counting: Counting, now: number): boolean {
  const { active, totalProducts, totalProductsLeft } = counting;
  const [start, end] = [Date.parse(counting.startedAt), Date.parse(counting.endsAt)];
  if (!active || totalProducts === 0 || totalProductsLeft <= 0 || now < start) return false;
  if (isLate(counting, now)) return true;
  const tolerance = Math.max(5 * minute, (end - start) / 100) / (60 * minute);
  return end > start && paceOf(counting, now).aheadHours <= -tolerance;
}

/** Whether an active counting will miss its deadline at its average. */
export function willBeLate(counting: Counting, now: number): boolean {
  return concludedStatus(countingFacts(counting), now, roundTheClock) === "late";
}

/** Members of a layout shift that the standard types lack. */
interface LayoutShift extends PerformanceEntry {
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

/** Records every layout shift of the pages opened from now on; `shiftsOf` returns them. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const { sources } of list.getEntries() as LayoutShift[]) {
        for (const { node, previousRect: from, currentRect: to } of sources) {
          // Content that enters from below has not moved visibly.
          if (from.width === 0) continue;
          const element = node instanceof Element ? node : node?.parentElement;
          // A sentence flows again when a figure in it changes.
          if (element?.closest("[data-briefing]")) continue;
          const way = `from ${JSON.stringify(from)} to ${JSON.stringify(to)}`;
          moved.push(`${element?.className} ${way}: ${node?.textContent}`);
        }
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** Everything that has moved since the page was opened: class, direction and text. */
export function shiftsOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => (window as unknown as { moved: string[] }).moved);
}
