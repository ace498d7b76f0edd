import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createSignInThrottle } from "./sign-in-throttle.ts";

/** Networks of attackers, of viewers and of an admin. */
const strangers = Array.from({ length: 12 }, (_, n) => `203.0.113.${n}`);
const insiders = Array.from({ length: 1100 }, (_, n) => `2001:db8:${n.toString(16)}:0`);
const office = "192.0.2.2";
const home = "192.0.2.3";
const elsewhere = "192.0.2.4";

/** Moves the throttle's clock on where timers do not matter. */
let later = 0;

beforeEach(() => {
  later = 0;
  // Timers of other specs in this thread keep running in real time.
  vi.useFakeTimers({ toFake: ["performance", "setTimeout", "clearTimeout"] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A throttle during an attack. */
function delay(draw?: (count: number) => number) {
  const reports: string[] = [];
  const throttle = createSignInThrottle(
    (address) => reports.push(address),
    () => performance.now() + later,
    draw,
  );
  for (let n = 0; n < 100; n += 1) throttle.wrong();
  /** Whether an attempt is checked, and after how many milliseconds it is known. */
  const attempt = async (network: string, more: object = {}) => {
    const start = performance.now();
    const { signal } = new AbortController();
    const parts = { address: network, network, earlier: undefined, recent: 1, signal, ...more };
    const isChecked = await throttle.enter(parts);
    return { isChecked, ms: performance.now() - start };
  };
  return { throttle, reports, attempt };
}

/** Each network tries twice a second for half a minute; returns the checked passcodes a second. */
async function attack(
  { attempt }: ReturnType<typeof delay>,
  from: readonly string[],
  eachSecond: () => void = () => {},
): Promise<number> {
  let checked = 0;
  for (let n = 0; n < 60; n += 1) {
    if (n % 2 === 1) eachSecond();
    for (const network of from) {
      void attempt(network, { recent: 2 }).then(({ isChecked }) => {
        if (isChecked) checked += 1;
      });
    }
    // Once for all timers: the other function lets the event loop turn after each.
    await vi.advanceTimersByTimeAsync(0);
    vi.advanceTimersByTime(500);
  }
  await vi.advanceTimersByTimeAsync(0);
  return checked / 30;
}

describe("guessing at the admins' passcode", () => {
  test("gets two attempts a second, also from networks and browsers with a sign-in", async () => {
    const made = delay();
    const viewers = insiders.slice(0, 4);
    for (const network of viewers) made.throttle.right(network, "viewer");
    made.throttle.right(office, "admin");
    const all = [...strangers.slice(0, 4), ...viewers, office];
    const withCookies = () => {
      for (const earlier of ["viewer", "admin"]) void made.attempt(elsewhere, { earlier });
    };
    expect(await attack(made, all, withCookies)).toBeLessThanOrEqual(2 + 3 / 30);
    expect(await attack(made, all, withCookies)).toBeLessThanOrEqual(2);
  });

  test("from everywhere does not lock out networks and browsers that signed in before", async () => {
    const made = delay();
    made.throttle.right(home, "viewer");
    made.throttle.right(office, "admin");
    const waits: Promise<{ isChecked: boolean }>[] = [];
    let seconds = 0;
    await attack(made, strangers, () => {
      seconds += 1;
      if (seconds % 4 === 0) waits.push(made.attempt(home), made.attempt(office));
      if (seconds % 4 === 2) {
        waits.push(
          made.attempt(elsewhere, { earlier: "viewer" }),
          made.attempt(elsewhere, { earlier: "admin" }),
        );
      }
    });
    for (const wait of await Promise.all(waits)) expect(wait).toEqual({ isChecked: true, ms: 0 });
    expect(waits).toHaveLength(30);
  });

  test("by those who know the viewers' passcode does not lock admins out", async () => {
    const made = delay();
    made.throttle.right(office, "admin");
    // More networks than are remembered; of those that attack, half is forgotten.
    for (const network of insiders) made.throttle.right(network, "viewer");
    const waits: Promise<{ isChecked: boolean }>[] = [];
    let seconds = 0;
    await attack(made, [...strangers, ...insiders.slice(90, 110)], () => {
      seconds += 1;
      if (seconds % 2 === 0) waits.push(made.attempt(office));
    });
    for (const wait of await Promise.all(waits)) expect(wait).toEqual({ isChecked: true, ms: 0 });
  });

  test("comes after those who have not guessed before, wherever they are", async () => {
    const made = delay();
    await attack(made, strangers);
    const newcomer = made.attempt(elsewhere);
    await vi.advanceTimersByTimeAsync(1500);
    expect((await newcomer).isChecked).toBe(true);
  });

  test("leaves the next check among equals to a lot", async () => {
    const made = delay((count) => count - 1);
    for (const network of strangers) void made.attempt(network);
    const last = made.attempt(elsewhere);
    await vi.advanceTimersByTimeAsync(1500);
    expect(await last).toEqual({ isChecked: true, ms: 1500 });
  });

  test("that waits too long or in vain is refused", async () => {
    const made = delay(() => 0);
    const all = [...strangers, elsewhere].map((network) => made.attempt(network));
    await vi.advanceTimersByTimeAsync(10_000);
    const checked = (await Promise.all(all)).filter(({ isChecked }) => isChecked);
    expect(checked.map(({ ms }) => ms)).toEqual([0, 1500, 3000, 4500, 6000, 7500, 9000]);
    const leaving = new AbortController();
    void made.attempt(home);
    const left = made.attempt(elsewhere, { signal: leaving.signal });
    leaving.abort();
    expect(await left).toEqual({ isChecked: false, ms: 0 });
  });

  test("fills no lane for those who have not guessed before", async () => {
    const made = delay();
    const guesses = insiders.map((network, n) => made.attempt(network, { recent: 2 + (n % 3) }));
    const newcomer = made.attempt(elsewhere);
    await vi.advanceTimersByTimeAsync(0);
    const refused = await Promise.race([Promise.all(guesses.slice(0, 1)), newcomer]);
    expect(refused).toEqual([{ isChecked: true, ms: 0 }]);
    await vi.advanceTimersByTimeAsync(1500);
    expect(await newcomer).toEqual({ isChecked: true, ms: 1500 });
    await vi.advanceTimersByTimeAsync(10_000);
    const atOnce = (await Promise.all(guesses)).filter(
      ({ isChecked, ms }) => !isChecked && ms === 0,
    );
    // 200 may wait.
    expect(atOnce).toHaveLength(insiders.length - 200);
  });

  test("is reported once a minute", async () => {
    const made = delay();
    await attack(made, strangers);
    await attack(made, strangers);
    expect(made.reports).toHaveLength(1);
    await attack(made, strangers);
    expect(made.reports).toHaveLength(2);
  });

  test("ends a quarter of an hour later", async () => {
    const made = delay();
    for (let n = 0; n < 20; n += 1) void made.attempt(home);
    await vi.advanceTimersByTimeAsync(10_000);
    later = 890_000;
    const again = await Promise.all([made.attempt(home), made.attempt(home)]);
    expect(again).toEqual([
      { isChecked: true, ms: 0 },
      { isChecked: true, ms: 0 },
    ]);
  });
});
