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
  await expect(page.locator("main [data-skeleton]")).toHaveCount(0);
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

/** Every page and state with a picture, by name. */
export async function addresses(gateway: string): Promise<Record<string, string>> {
  const one = "/countings/lines-300";
  const finished = await countingThat(gateway, ({ active, totalProductsLeft, totalProducts }) => {
    return !active && totalProductsLeft > 0 && totalProducts < 3000;
  });
  const empty = await countingThat(gateway, ({ totalProducts }) => totalProducts === 0);
  const { products } = await wholeCounting(gateway, "lines-300");
  const line = products.find(({ documentation, incident }) => documentation ?? incident)?.id;
  return {
    list: "/",
    "list-narrowed": "/?status=behind",
    "list-none-match": "/?q=nothing-like-it",
    overview: one,
    lines: `${one}?tab=lines`,
    "lines-none-match": `${one}?tab=lines&q=nothing-like-it`,
    line: `${one}?tab=lines&line=${line}`,
    discrepancies: `${one}?tab=discrepancies`,
    incidents: `${one}?tab=incidents`,
    recounts: `${one}?tab=recounts`,
    people: `${one}?tab=people`,
    replay: `${one}?at=2026-03-04T09:00:00Z`,
    rescue: `${one}?rescue=open`,
    print: `${one}/print`,
    round: `${one}/recount-round`,
    "round-sheet": `${one}/recount-round?view=sheet`,
    finished: `/countings/${finished.id}`,
    empty: `/countings/${empty.id}`,
    partial: "/countings/fault-broken-lines",
    error: "/countings/fault-500",
    gone: "/countings/fault-404",
    trends: "/trends?from=any",
    "trends-table": "/trends?from=any&table=1",
    "incident-types": "/incident-types",
    imports: "/imports",
    log: "/imports/short",
    "log-groups": "/imports/short?view=groups",
    "log-empty": "/imports/empty",
    "log-gone": "/imports/gone",
    shares: "/shares",
    help: "/help",
    "screen-setup": "/screen/setup",
    nowhere: "/nowhere",
  };
}

export const screens: Record<string, string> = {
  "screen-all": "/screen?rotate=3600",
  "screen-one": "/screen?counting=lines-300",
  "screen-far": "/screen?distance=5&diagonal=55&rotate=3600",
};
