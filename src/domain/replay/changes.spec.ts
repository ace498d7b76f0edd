import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { LineFacts } from "#domain/lines/line-facts.ts";
import { defaultViewSettings } from "#domain/lines/view-settings.ts";
import { someLineFacts } from "#testing/samples.ts";
import { type Additions, ChangesTotaller, type Span } from "./changes.ts";

const at = (time: string) => Date.parse(`2026-03-02T${time}:00Z`);
const nothing: Additions = { documentedAt: null, reportedAt: null };

function changesOf(span: Span, lines: readonly (readonly [LineFacts, Additions])[]) {
  const totaller = new ChangesTotaller(span, defaultViewSettings);
  for (const [line, additions] of lines) totaller.add(line, additions);
  return totaller.changes();
}

const counted = (time: string, difference: number, changes: Partial<LineFacts> = {}) =>
  someLineFacts({
    startedAt: at(time) - 60_000,
    finishedAt: at(time),
    countedStock: 10 + difference,
    difference,
    ...changes,
  });

describe("changes in a span", () => {
  const span = { from: at("06:00"), to: at("14:00") };

  test("have the lines finished, incidents reported and documentation written in it, with the value of the differences", () => {
    const lines = [
      // Counted in the shift: −2 × 2.50 = −5 and 4 × 0.75 = 3, together −2 net and 8 absolute.
      [counted("07:30", -2), { documentedAt: at("08:00"), reportedAt: null }],
      [counted("13:59", 4, { costPrice: 0.75 }), nothing],
      [counted("09:00", 0), { documentedAt: null, reportedAt: at("09:01") }],
      // Counted in the shift before, documented and reported in this one.
      [counted("05:00", -9), { documentedAt: at("06:01"), reportedAt: at("06:02") }],
      // Documented after it.
      [counted("10:00", 0), { documentedAt: at("14:01"), reportedAt: null }],
      [someLineFacts(), nothing],
    ] as const;
    expect(changesOf(span, lines)).toEqual({
      counted: 4,
      discrepancies: 2,
      short: 1,
      over: 1,
      netValue: "-2",
      absoluteValue: "8",
      undocumented: 2,
      incidents: 2,
      documented: 2,
      undated: 0,
    });
  });

  test("exclude the start and include the end", () => {
    const lines = [
      [counted("06:00", -1), { documentedAt: at("06:00"), reportedAt: at("06:00") }],
      [counted("14:00", 1), { documentedAt: at("14:00"), reportedAt: at("14:00") }],
    ] as const;
    expect(changesOf(span, lines)).toMatchObject({
      counted: 1,
      discrepancies: 1,
      netValue: "2.5",
      incidents: 1,
      documented: 1,
    });
  });

  test("report differences without a date", () => {
    const odd = someLineFacts({ startedAt: at("07:00"), countedStock: 8, difference: -2 });
    expect(changesOf(span, [[odd, nothing]])).toMatchObject({ counted: 0, undated: 1 });
  });

  test("have no value when the cost of a line is left out", () => {
    const changes = changesOf(span, [[counted("07:00", -2, { costPrice: null }), nothing]]);
    expect(changes).toMatchObject({ discrepancies: 1, netValue: null, absoluteValue: null });
  });

  test("add up over adjacent spans", () => {
    const instant = fc.option(fc.integer({ min: 0, max: 20 }), { nil: null });
    const line = fc.tuple(instant, instant, instant, fc.integer({ min: -3, max: 3 }));
    const ends = fc.tuple(fc.nat(20), fc.nat(20), fc.nat(20));
    fc.assert(
      fc.property(fc.array(line), ends, (rendered, unsorted) => {
        const lines = rendered.map(([finishedAt, documentedAt, reportedAt, difference]) => {
          const known = finishedAt === null ? null : difference;
          const facts = someLineFacts({ finishedAt, difference: known, countedStock: known });
          return [facts, { documentedAt, reportedAt }] as const;
        });
        const [a, b, c] = unsorted.toSorted((one, other) => one - other) as [
          number,
          number,
          number,
        ];
        const [first, second, whole] = [
          changesOf({ from: a, to: b }, lines),
          changesOf({ from: b, to: c }, lines),
          changesOf({ from: a, to: c }, lines),
        ];
        for (const name of ["counted", "discrepancies", "incidents", "documented"] as const) {
          expect(first[name] + second[name]).toBe(whole[name]);
        }
        // Costs of 2.5 and whole differences: a double holds every sum.
        expect(Number(first.netValue) + Number(second.netValue)).toBe(Number(whole.netValue));
      }),
    );
  });
});
