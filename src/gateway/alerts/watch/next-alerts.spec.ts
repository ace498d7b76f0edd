import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { minute } from "#domain/time/units.ts";
import type { AlertMessage } from "#gateway/alerts/message.ts";
import type { WatchRule } from "#gateway/alerts/rules/rule.ts";
import type { Look } from "./look.ts";
import { nextAlerts } from "./next-alerts.ts";
import { emptyWatchState } from "./state.ts";
import { createWatch, kinds, left, poll, seen, start } from "./testing/stepped.ts";
import { someRule, watched } from "./testing/watched.ts";

describe("one message per change of state", () => {
  test("a verdict that holds is told once, and once when it is over for long enough", () => {
    const watch = createWatch([someRule({ condition: { kind: "verdict", verdict: "overdue" } })]);
    const overdue = seen(watched({ verdict: "overdue" }));
    expect(kinds(watch.look(overdue, start))).toEqual([["raised", null, "1"]]);
    expect(watch.look(overdue, start + poll)).toEqual([]);
    const calm = seen(watched({}));
    expect(watch.look(calm, start + 2 * poll)).toEqual([]);
    expect(watch.look(calm, start + 2 * poll + 14 * minute)).toEqual([]);
    expect(kinds(watch.look(calm, start + 2 * poll + 15 * minute))).toEqual([
      ["solved", "over", "1"],
    ]);
    expect(watch.look(calm, start + 20 * minute)).toEqual([]);
    expect(watch.state().past).toHaveLength(1);
  });

  test("an unchanged look leaves the same state, so that nothing is written", () => {
    const state = nextAlerts(emptyWatchState, seen(watched({ left: 200 })), partsOf(start)).state;
    const again = nextAlerts(state, seen(watched({ left: 210 })), partsOf(start + poll));
    expect(again.state).toBe(state);
  });

  test("a rule waits as long as it says", () => {
    const watch = createWatch([{ ...left, raiseAfterMs: 5 * minute }]);
    expect(watch.look(seen(watched({ left: 200 })), start)).toEqual([]);
    expect(watch.look(seen(watched({ left: 50 })), start + minute)).toEqual([]);
    expect(watch.look(seen(watched({ left: 200 })), start + 2 * minute)).toEqual([]);
    expect(watch.look(seen(watched({ left: 200 })), start + 6 * minute)).toEqual([]);
    const [message] = watch.look(seen(watched({ left: 205 })), start + 7 * minute);
    expect(message).toMatchObject({ since: start + 2 * minute, value: 205 });
  });

  test("what cannot be judged stays as it is", () => {
    const rule = someRule({
      condition: { kind: "figure", figure: "undocumented", is: "at-least", threshold: 5 },
    });
    const watch = createWatch([rule]);
    expect(watch.look(seen(watched({})), start)).toEqual([]);
    expect(watch.look(seen(watched({ undocumented: 9 })), start + poll)).toHaveLength(1);
    expect(watch.look(seen(watched({})), start + 60 * minute)).toEqual([]);
    expect(watch.state().entries).toHaveLength(1);
  });

  test("scopes are warehouses and sizes", () => {
    const rule = { ...left, warehouses: ["MAD-01"], lines: { from: 400, to: 600 } };
    const watch = createWatch([rule]);
    const look = seen(
      watched({ id: "other", code: "OPO-03", left: 200 }),
      watched({ id: "small", left: 200, total: 300 }),
      watched({ id: "large", left: 200, total: 700 }),
      watched({ id: "own", left: 200, total: 500 }),
    );
    expect(kinds(watch.look(look, start))).toEqual([["raised", null, "own"]]);
  });

  test("a changed rule begins again, and a removed one ends without a message", () => {
    const before = createWatch([left]);
    before.look(seen(watched({ left: 200 })), start);
    const parts = partsOf(start + poll);
    const none = nextAlerts(before.state(), seen(watched({ left: 200 })), { ...parts, rules: [] });
    expect(none).toMatchObject({ messages: [], state: { entries: [] } });
    const condition = { ...left.condition, threshold: 150 } as WatchRule["condition"];
    const rules = [{ ...left, condition }];
    const changed = nextAlerts(before.state(), seen(watched({ left: 200 })), { ...parts, rules });
    expect(kinds(changed.messages)).toEqual([["raised", null, "1"]]);
  });
});

describe("the end of a counting", () => {
  test("solves its alerts, and is told once where a rule asks for it", () => {
    const ended = someRule({ name: "ended", condition: { kind: "verdict", verdict: "ended" } });
    const watch = createWatch([left, ended]);
    const old = watched({ id: "old", isActive: false });
    expect(kinds(watch.look(seen(watched({ left: 200 }), old), start))).toEqual([
      ["raised", null, "1"],
    ]);
    const after = seen(watched({ left: 200, isActive: false }), old);
    expect(kinds(watch.look(after, start + poll))).toEqual([
      ["solved", "ended", "1"],
      ["raised", null, "1"],
    ]);
    expect(watch.look(after, start + 2 * poll)).toEqual([]);
  });

  test("one that is not listed any more is solved with its reason, once the list is complete", () => {
    const watch = createWatch([left]);
    watch.look(seen(watched({ left: 200 })), start);
    const partial: Look = { kind: "seen", countings: [], isComplete: false };
    expect(watch.look(partial, start + poll)).toEqual([]);
    expect(watch.look(seen(), start + 2 * poll)).toEqual([]);
    expect(watch.look(seen(watched({ left: 200 })), start + 3 * poll)).toEqual([]);
    expect(watch.look(seen(), start + 4 * poll)).toEqual([]);
    expect(watch.look(seen(), start + 3 * poll + 15 * minute)).toEqual([]);
    expect(kinds(watch.look(seen(), start + 4 * poll + 15 * minute))).toEqual([
      ["solved", "gone", "1"],
    ]);
    expect(watch.look(seen(), start + 30 * minute)).toEqual([]);
  });

  test("one that a rule is not for any more is over", () => {
    const watch = createWatch([{ ...left, lines: { from: 400, to: 600 }, solveAfterMs: minute }]);
    expect(watch.look(seen(watched({ left: 200, total: 500 })), start)).toHaveLength(1);
    const grown = seen(watched({ left: 200, total: 700 }));
    expect(watch.look(grown, start + poll)).toEqual([]);
    expect(kinds(watch.look(grown, start + poll + minute))).toEqual([["solved", "over", "1"]]);
    expect(watch.look(grown, start + 2 * minute)).toEqual([]);
  });
});

describe("many changes in one look", () => {
  const of = (count: number, lines: number) =>
    seen(...Array.from({ length: count }, (_, n) => watched({ id: `${n}`, left: lines })));

  test("three are told one by one, more of a rule are one message, and each is an alert", () => {
    expect(createWatch([left]).look(of(3, 200), start)).toHaveLength(3);
    const watch = createWatch([left, { ...left, name: "other" }]);
    const raised = watch.look(of(50, 200), start);
    expect(raised.map(({ rule, counting }) => [rule.name, counting])).toEqual([
      ["rule", null],
      ["other", null],
    ]);
    expect(raised[0]?.several).toHaveLength(50);
    expect(watch.state().entries).toHaveLength(100);
    expect(watch.look(of(50, 200), start + poll)).toEqual([]);
  });

  test("what is over at once is one message, too, and one that is over alone has its own", () => {
    const watch = createWatch([{ ...left, solveAfterMs: 0 }]);
    watch.look(of(50, 200), start);
    const one = seen(
      ...Array.from({ length: 50 }, (_, n) => watched({ id: `${n}`, left: n && 200 })),
    );
    expect(kinds(watch.look(one, start + poll))).toEqual([["solved", "over", "0"]]);
    const [all, ...others] = watch.look(of(50, 0), start + 2 * poll);
    expect([all?.kind, all?.several?.length, others]).toEqual(["solved", 49, []]);
    expect(watch.state().past).toHaveLength(50);
  });
});

test("an API that is down all night is one message, and nothing of its counts", () => {
  const down = someRule({
    name: "down",
    condition: { kind: "api-down" },
    raiseAfterMs: 2 * minute,
    solveAfterMs: 0,
  });
  const watch = createWatch([left, down]);
  const many = seen(...Array.from({ length: 9 }, (_, n) => watched({ id: `${n}`, left: 200 })));
  expect(watch.look(many, start)).toHaveLength(1);
  const messages: AlertMessage[] = [];
  for (let at = poll; at <= 600 * minute; at += 4 * poll) {
    messages.push(...watch.look({ kind: "down" }, start + at));
  }
  expect(kinds(messages)).toEqual([["raised", null, null]]);
  expect(kinds(watch.look(many, start + 601 * minute))).toEqual([["solved", "over", null]]);
});

describe("flapping figures", () => {
  test("a figure at its threshold is one alert while it is never back for a quarter of an hour", () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 60, max: 140 }), fc.integer({ min: 1, max: 59 })), {
          minLength: 1,
          maxLength: 150,
        }),
        (steps) => {
          const watch = createWatch([left]);
          let now = start;
          let raised = 0;
          let lastAbove = 0;
          for (const [value, polls] of steps) {
            now += polls * poll;
            const wasOpen = watch.state().entries.length > 0;
            const messages = watch.look(seen(watched({ left: value })), now);
            expect(messages.length).toBeLessThanOrEqual(1);
            const [message] = messages;
            if (message?.kind === "raised") {
              expect(wasOpen).toBe(false);
              expect(value).toBeGreaterThanOrEqual(100);
              raised += 1;
            }
            if (message?.kind === "solved") {
              expect(wasOpen).toBe(true);
              expect(value).toBeLessThan(90);
              expect(now - lastAbove).toBeGreaterThanOrEqual(15 * minute);
              raised -= 1;
            }
            expect([0, 1]).toContain(raised);
            if (value >= 90) lastAbove = now;
          }
        },
      ),
      { numRuns: 100 },
    );
  });

  test("whatever the clock does, raised and solved take turns", () => {
    const look = fc.oneof(
      fc.constant<Look>({ kind: "down" }),
      fc.constant<Look>(seen()),
      fc.integer({ min: 50, max: 150 }).map((value): Look => seen(watched({ left: value }))),
    );
    const jump = fc.oneof(
      fc.constant(poll),
      fc.integer({ min: -400 * 24 * 60, max: 400 * 24 * 60 }).map((minutes) => minutes * minute),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(look, jump), { maxLength: 60 }), (steps) => {
        const rule = { ...left, raiseAfterMs: minute };
        const watch = createWatch([rule]);
        let now = start;
        let isOpen = false;
        const ids = new Set<string>();
        for (const [one, by] of steps) {
          now += by;
          for (const { kind, id } of watch.look(one, now)) {
            expect(kind).toBe(isOpen ? "solved" : "raised");
            isOpen = !isOpen;
            expect(ids.has(id)).toBe(false);
            ids.add(id);
          }
        }
      }),
      { numRuns: 100 },
    );
  });

  test("a clock that was set back does not keep an alert waiting for ever", () => {
    const watch = createWatch([{ ...left, raiseAfterMs: minute }]);
    watch.look(seen(watched({ left: 200 })), start + 400 * 24 * 60 * minute);
    watch.look(seen(watched({ left: 200 })), start);
    expect(watch.look(seen(watched({ left: 200 })), start + minute)).toHaveLength(1);
  });
});

function partsOf(now: number) {
  let id = 0;
  return { rules: [left], now, isWorking: () => true, newId: () => `m${id++}` };
}
