import type { Page } from "@playwright/test";
import { countingThat, wholeCounting } from "./api.ts";
import { expect } from "./fixtures.ts";
import { ready } from "./page-state.ts";

/** The instant of all pictures: a Wednesday morning with active countings, in the middle of a minute. */
export const frozenAt = Date.parse("2026-03-04T10:37:30Z");

/**
 * Stops the page's clock. The monotonic one can be stopped later, because pages need it to load and to compute ages.
 */
export async function freeze(page: Page): Promise<void> {
  // Node adds `Date` to answers without one, and screens use the date of any answer.
  await page.route("**/{version,api/settings}", async (route) => {
    const response = await route.fetch();
    const date = new Date(frozenAt).toUTCString();
    await route.fulfill({ response, headers: { ...response.headers(), date } });
  });
  await page.addInitScript((moment) => {
    const Running = Date;
    class StoppedDate extends Running {
      static override now = () => moment;
      constructor(...given: [] | [number]) {
        super(...(given.length === 0 ? ([moment] as const) : given));
      }
    }
    Object.assign(window, { Date: StoppedDate });
    const running = performance.now.bind(performance);
    performance.now = () => ("stopped" in window ? 0 : running());
  }, frozenAt);
}

const isNew = () =>
  [...document.querySelectorAll<HTMLDataElement>('data[data-figure="data-age"]')].every(
    ({ value }) => Number(value) === 0,
  );

/** Waits until a page is complete and renders the same twice, without ages. */
export async function settle(page: Page, look: () => Promise<Buffer>): Promise<Buffer> {
  await page.evaluate(() => Reflect.deleteProperty(window, "stopped"));
  await ready(page);
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => document.fonts.ready);
  // Charts in the render queue show skeletons until then.
  await expect(page.locator('main :is([data-skeleton], [aria-busy="true"])')).toHaveCount(0);
  await page.evaluate(() => Object.assign(window, { stopped: true }));
  await page.waitForFunction(isNew, undefined, { timeout: 45_000 });
  // Pictures start at the top of the page.
  await page.evaluate(() => scrollTo(0, 0));
  let before = await look();
  await expect
    .poll(async () => {
      const last = before;
      before = await look();
      return last.equals(before);
    })
    .toBe(true);
  return before;
}

/** How a picture is taken: the width of the window, and the theme, which is light by default. */
type Look = "1440" | "900" | "390" | "1440 dark" | "390 dark";

/** A page or state, and the looks that show what no other picture does. */
export interface PicturedState {
  readonly address: string;
  readonly looks: readonly Look[];
  /** Pixels; a window's by default. */
  readonly height?: number;
}

const wide: readonly Look[] = ["1440"];
const wideAndPhone: readonly Look[] = ["1440", "390"];
const main: readonly Look[] = ["1440", "1440 dark", "900", "390"];

/** An overview is much longer than a window. */
const overviewHeight = 2200;

/** Every page and state with a picture, by name. */
export async function picturedStates(gateway: string): Promise<Record<string, PicturedState>> {
  const one = "/countings/lines-300";
  const finished = await countingThat(gateway, ({ active, totalProductsLeft, totalProducts }) => {
    return !active && totalProductsLeft > 0 && totalProducts < 3000;
  });
  const overdue = await countingThat(
    gateway,
    ({ active, endsAt }) => active && endsAt !== null && Date.parse(endsAt) < frozenAt,
  );
  const empty = await countingThat(gateway, ({ totalProducts }) => totalProducts === 0);
  const { products } = await wholeCounting(gateway, "lines-300");
  const line = products.find(({ documentation, incident }) => documentation ?? incident)?.id;
  return {
    list: { address: "/", looks: main },
    "list-narrowed": { address: "/?status=behind", looks: wide },
    "list-none-match": { address: "/?q=nothing-like-it", looks: ["390"] },
    overview: { address: one, looks: main, height: overviewHeight },
    lines: { address: `${one}?tab=lines`, looks: main },
    "lines-none-match": { address: `${one}?tab=lines&q=nothing-like-it`, looks: wide },
    line: { address: `${one}?tab=lines&line=${line}`, looks: ["1440", "390 dark"] },
    discrepancies: { address: `${one}?tab=discrepancies`, looks: ["1440", "1440 dark", "390"] },
    incidents: { address: `${one}?tab=incidents`, looks: wideAndPhone },
    recounts: { address: `${one}?tab=recounts`, looks: wide },
    people: { address: `${one}?tab=people`, looks: wideAndPhone },
    replay: { address: `${one}?at=2026-03-04T09:00:00Z`, looks: wideAndPhone },
    rescue: { address: `${one}?rescue=open`, looks: wideAndPhone },
    "rescue-late": { address: `/countings/${overdue.id}?rescue=open`, looks: ["1440 dark"] },
    print: { address: `${one}/print`, looks: ["900"], height: overviewHeight },
    round: { address: `${one}/recount-round`, looks: wideAndPhone },
    "round-sheet": { address: `${one}/recount-round?view=sheet`, looks: ["900"] },
    finished: { address: `/countings/${finished.id}`, looks: wide, height: overviewHeight },
    empty: { address: `/countings/${empty.id}`, looks: wide },
    partial: { address: "/countings/fault-broken-lines", looks: wide },
    error: { address: "/countings/fault-500", looks: ["1440", "390 dark"] },
    gone: { address: "/countings/fault-404", looks: wide },
    handover: {
      address: `/handover?warehouse=${overdue.warehouse.id}`,
      looks: ["1440", "1440 dark", "390"],
    },
    history: { address: "/history?from=any", looks: ["1440", "1440 dark", "390"] },
    "history-table": { address: "/history?from=any&table=1", looks: wide },
    "incident-types": { address: "/incident-types", looks: wideAndPhone },
    imports: { address: "/imports", looks: wide },
    log: { address: "/imports/short", looks: ["1440", "390 dark"] },
    "log-groups": { address: "/imports/short?view=groups", looks: wide },
    "log-empty": { address: "/imports/empty", looks: wide },
    "log-gone": { address: "/imports/gone", looks: ["390"] },
    screens: { address: "/screens", looks: wideAndPhone },
    shares: { address: "/shares", looks: wideAndPhone },
    views: { address: "/views", looks: wide },
    help: { address: "/help", looks: wideAndPhone },
    nowhere: { address: "/nowhere", looks: wide },
  };
}

/** Office screens, of which each has a picture in both themes. */
export const screens: Record<string, string> = {
  "screen-all": "/screen?rotate=3600",
  "screen-one": "/screen?counting=lines-300",
  "screen-far": "/screen?distance=5&diagonal=55&rotate=3600",
};
