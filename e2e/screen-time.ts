import { expect, type Locator, type Page } from "@playwright/test";

/** A screen whose time passes only on a call, so that its polls can be counted on a slow machine. */
export interface ScreenTime {
  /** Lets seconds pass; what would have been done several times meanwhile is done once. */
  pass(seconds: number): Promise<void>;
  /** Lets pass what the screen says to the next try, and a second; it has asked once then. */
  passToTry(): Promise<void>;
  /** Waits until it says how many seconds its next retry is away; `passToTry` then passes that time. */
  expectTry(min: number, max: number): Promise<void>;
  expectState(state: string): Promise<void>;
  /** Waits until it holds, while moments pass that are too short to count. */
  expectSoon(holds: () => Promise<boolean>): Promise<void>;
  expectDrawn(what: Locator): Promise<void>;
  /** Waits until the page has loaded that often. */
  expectLoads(count: number): Promise<void>;
  /** Waits until it has asked that often since the count was reset. */
  expectPolls(count: number): Promise<void>;
  forgetPolls(): void;
}

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
  /** Reads again and again while moments pass, too short to count: an answer is drawn in one that has to come. */
  const later = (read: () => Promise<unknown>, says?: string) =>
    expect.poll(async () => {
      await page.clock.runFor(20);
      return read();
    }, says);
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
    // A page that has reloaded renders in timers that have to pass first.
    expectState: (state) =>
      later(() => main.getAttribute("data-state", { timeout: 1000 }).catch(() => null)).toBe(state),
    expectSoon: (holds) => later(holds).toBe(true),
    expectDrawn: (what) => screen.expectSoon(() => what.isVisible()),
    expectLoads: (count) => later(async () => loads).toBe(count),
    expectPolls: (count) => expect.poll(() => polls).toBe(count),
    forgetPolls: () => {
      polls = 0;
    },
  };
  return screen;
}
