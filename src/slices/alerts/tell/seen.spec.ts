import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type AlertVerdict, alertVerdicts } from "#contract/alerts.ts";
import { hour, minute } from "#domain/time/units.ts";
import { type AllSeen, withObserved } from "./seen.ts";

/** The instants at which a counting with these verdicts, by instant, is told, with the verdict. */
function toldOf(verdicts: readonly (readonly [at: number, verdict: AlertVerdict | null])[]) {
  let seen: AllSeen = new Map();
  return verdicts.flatMap(([at, verdict]) => {
    const found = withObserved(seen, [{ id: "7", verdict, at }]);
    seen = found.seen;
    return found.due.map((one) => [one.at, one.verdict]);
  });
}

describe("a verdict is told", () => {
  it("when it changes, not when it is first seen", () => {
    expect(toldOf([[0, "late"]])).toEqual([]);
    expect(
      toldOf([
        [0, null],
        [1, "late"],
        [2, "late"],
        [3, "overdue"],
      ]),
    ).toEqual([
      [1, "late"],
      [3, "overdue"],
    ]);
  });

  it("once an hour while it comes and goes", () => {
    expect(
      toldOf([
        [0, null],
        [minute, "late"],
        [2 * minute, null],
        [3 * minute, "late"],
        [4 * minute, null],
        [2 * hour, "late"],
      ]),
    ).toEqual([
      [minute, "late"],
      [2 * hour, "late"],
    ]);
  });

  it("not after the page was closed for half a day", () => {
    expect(
      toldOf([
        [0, null],
        [13 * hour, "late"],
        [14 * hour, "ended"],
      ]),
    ).toEqual([[14 * hour, "ended"]]);
  });

  it("not by a tab whose figures are older", () => {
    expect(
      toldOf([
        [10, "late"],
        [5, null],
        [11, "late"],
      ]),
    ).toEqual([]);
  });
});

it("is told once however many tabs see the same", () => {
  const verdict = fc.option(fc.constantFrom(...alertVerdicts));
  fc.assert(
    fc.property(fc.array(verdict, { maxLength: 30 }), (verdicts) => {
      const once = verdicts.map((one, index) => [index * minute, one] as const);
      const twice = once.flatMap((one) => [one, one]);
      expect(toldOf(twice)).toEqual(toldOf(once));
    }),
  );
});

it("remembers a limited number of countings, and stores no more often than needed", () => {
  const many = Array.from({ length: 300 }, (_, id) => ({ id: `${id}`, verdict: null, at: 0 }));
  const { seen } = withObserved(new Map(), many);
  expect(seen.size).toBe(200);
  expect(withObserved(seen, [{ id: "0", verdict: null, at: minute }]).seen).toBe(seen);
});
