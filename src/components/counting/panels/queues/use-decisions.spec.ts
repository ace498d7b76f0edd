import { expect, test } from "vitest";
import { LineTotaller } from "#domain/lines/line-totals.ts";
import { minute } from "#domain/time/units.ts";
import { lengthsOf } from "./use-decisions.ts";

const fetchedAt = 100 * minute;
// The limit is half an hour; these began 31, 30 and 29 minutes before they were fetched.
const aggregates = {
  totals: new LineTotaller().totals(),
  startsInProgress: Float64Array.of(69 * minute, 70 * minute, 71 * minute),
  contextTotals: {
    medianDuration: minute,
    finishes: new Float64Array(),
    startsInProgress: new Float64Array(),
    firstStart: null,
  },
  past: null,
};
const seen = (now: number | null) => ({
  now,
  loaded: { freshness: { fetchedAt, now: fetchedAt, at: 0 } },
});

test("lines count as stalled by the time of their fetch", () => {
  expect(lengthsOf(seen(fetchedAt), aggregates).stalled).toBe(1);
  expect(lengthsOf(seen(fetchedAt + 10 * minute), aggregates).stalled).toBe(1);
});

test("lines of a replay count as stalled by its instant", () => {
  const past = { at: fetchedAt + 2 * minute } as NonNullable<
    Parameters<typeof lengthsOf>[1]["past"]
  >;
  expect(lengthsOf(seen(fetchedAt), { ...aggregates, past }).stalled).toBe(3);
});

test("there is no answer while the time is unknown", () => {
  expect(lengthsOf(seen(null), aggregates)).toMatchObject({ stalled: null, "not-counted": 0 });
});
