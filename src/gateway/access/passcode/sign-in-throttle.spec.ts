import { describe, expect, test } from "vitest";
import { createSignInThrottle } from "./sign-in-throttle.ts";

/** Networks of attackers, of viewers and of an admin. */
const strangers = Array.from({ length: 30 }, (_, n) => `203.0.113.${n}`);
const insiders = Array.from({ length: 1100 }, (_, n) => `2001:db8:${n.toString(16)}::1`);
const office = "192.0.2.2";
const home = "192.0.2.3";

/** A throttle during an attack. */
function delay() {
  const clock = { at: 0 };
  const reports: string[] = [];
  const throttle = createSignInThrottle(
    (address) => reports.push(address),
    () => clock.at,
  );
  for (let n = 0; n < 100; n += 1) throttle.wrong();
  return { throttle, clock, reports };
}

/** Each network tries twice a second for a minute; returns the checked passcodes a second. */
function attack(
  { throttle, clock }: ReturnType<typeof delay>,
  from: readonly string[],
  eachSecond: () => void = () => {},
): number {
  let checked = 0;
  for (let n = 0; n < 120; n += 1) {
    if (n % 2 === 1) eachSecond();
    for (const address of from) if (throttle.next(address) !== undefined) checked += 1;
    clock.at += 500;
  }
  return checked / 60;
}

describe("guessing at the admins' passcode", () => {
  test("gets two attempts a second and the queued ones, also from networks with a sign-in", () => {
    const made = delay();
    const { throttle } = made;
    const viewers = insiders.slice(0, 30);
    for (const address of viewers) throttle.right(address, "viewer");
    throttle.right(office, "admin");
    const all = [...strangers, ...viewers, office];
    expect(attack(made, all)).toBeLessThanOrEqual(2 + (3 * 7) / 60);
    expect(attack(made, all)).toBeLessThanOrEqual(2);
  });

  test("from everywhere does not lock out networks that signed in before", () => {
    const made = delay();
    const { throttle } = made;
    throttle.right(home, "viewer");
    throttle.right(office, "admin");
    const waits: (number | undefined)[] = [];
    attack(made, strangers, () => {
      made.clock.at += 1000;
      waits.push(throttle.next(home), throttle.next(office));
    });
    expect(new Set(waits)).toEqual(new Set([0]));
  });

  test("by those who know the viewers' passcode does not lock admins out", () => {
    const made = delay();
    const { throttle } = made;
    throttle.right(office, "admin");
    // More networks than are remembered; of those that attack, the first half is forgotten.
    for (const address of insiders) throttle.right(address, "viewer");
    const waits: (number | undefined)[] = [];
    attack(made, [...strangers, ...insiders.slice(0, 200)], () => {
      made.clock.at += 1000;
      waits.push(throttle.next(office));
    });
    expect(new Set(waits)).toEqual(new Set([0]));
  });

  test("leaves unknown networks their turn", () => {
    const made = delay();
    const { throttle, clock } = made;
    while (throttle.next("203.0.113.1") !== undefined);
    clock.at += 1500;
    expect(throttle.next("198.51.100.1")).toBe(9000);
  });

  test("is reported once a minute", () => {
    const made = delay();
    attack(made, strangers);
    expect(made.reports).toHaveLength(1);
    attack(made, strangers);
    expect(made.reports).toHaveLength(2);
  });

  test("ends a quarter of an hour later", () => {
    const { throttle, clock } = delay();
    while (throttle.next(home) !== undefined);
    clock.at += 900_000;
    expect([throttle.next(home), throttle.next(home)]).toEqual([0, 0]);
  });
});
