import { expect, type Locator, type Page } from "@playwright/test";

/** A screen with a controlled clock, so that its polls can be counted on a slow machine. */
export interface ScreenTime {
  /** Advances the clock by seconds; a timer that would run several times runs once. */
  pass(seconds: number): Promise<void>;
  /** Advances the clock to the next retry on the screen, and a second more; it has polled once by then. */
  passToTry(): Promise<void>;
  /** Waits until the screen shows the seconds to its next retry; `passToTry` then passes them. */
  expectTry(min: number, max: number): Promise<void>;
  expectState(state: string): Promise<void>;
  /** Waits until a condition holds while tiny amounts of time pass. */
  expectSoon(holds: () => Promise<boolean>): Promise<void>;
  expectRendered(what: Locator): Promise<void>;
  /** Waits for that many page loads. */
  expectLoads(count: number): Promise<void>;
  /** Waits for that many polls since the count was reset. */
  expectPolls(count: number): Promise<void>;
  forgetPolls(): void;
}

const stateOf = ([main]: Element[]) => main?.getAttribute("data-state") ?? null;

/** Opens the screen of one counting, with its clock stopped. */
export async function openScreen(page: Page, address: string): Promise<ScreenTime> {
  const main = page.locator("main");
  let [polls, loads] = [0, 0];
  page.on("load", () => {
    loads += 1;
  });
  page.on("request", (request) => {
    if (/\/api\/v1\/countings\/[^/]+$/.test(request.url())) polls += 1;
  });
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  await page.goto(address);
  let toTry = 0;
  /** Retries while tiny amounts of time pass, because an answer renders in a timer. */
  const later = (read: () => Promise<unknown>, message?: string) =>
    expect.poll(
      async () => {
        await page.clock.runFor(20);
        return read();
      },
      // By default it retries once a second, in which only 20 ms would pass for the page.
      { intervals: [50], ...(message && { message }) },
    );
  const screen: ScreenTime = {
    pass: (seconds) => page.clock.fastForward(Math.round(seconds * 1000)),
    passToTry: async () => {
      const before = polls;
      await screen.pass(toTry + 1);
      await screen.expectPolls(before + 1);
    },
    expectTry: async (min, max) => {
      const wait = async () => {
        const text = await main.locator("footer").textContent();
        const [, count, unit] = /Next try in (\d+) (s|min)/.exec(text ?? "") ?? [];
        toTry = Number(count) * (unit === "min" ? 60 : 1);
        return toTry >= min - 1 && toTry <= max + 1;
      };
      await later(wait, `a try in ${min} to ${max} s`).toBe(true);
    },
    // A reloaded page renders in timers that have to run first, so nothing waits for its element.
    expectState: (state) =>
      later(() => main.evaluateAll(stateOf).catch(() => null), "the screen's state").toBe(state),
    expectSoon: (holds) => later(holds).toBe(true),
    expectRendered: (what) => screen.expectSoon(() => what.isVisible()),
    expectLoads: (count) => later(async () => loads).toBe(count),
    expectPolls: (count) => expect.poll(() => polls).toBe(count),
    forgetPolls: () => {
      polls = 0;
    },
  };
  return screen;
}
