import fc from "fast-check";
import { expect, test } from "vitest";
import { briefedCounting } from "#domain/briefing/briefed-counting.ts";
import { minute } from "#domain/time/units.ts";
import { roundTheClock } from "#domain/time/work-calendar.ts";
import { countingAt } from "#pages/countings/table/cells/row-context.ts";
import { aCounting, sampleStart, unchangedRecord } from "#testing/samples.ts";

test("a briefing and the row below it come to the same conclusion", () => {
  const times = fc.integer({ min: -600, max: 3000 });
  fc.assert(
    fc.property(fc.nat({ max: 200 }), times, times, fc.option(times), (counted, end, at, since) => {
      const instant = (minutes: number) => Date.parse(sampleStart) + minutes * minute;
      const counting = aCounting({
        endsAt: new Date(instant(end)).toISOString(),
        totalProductsCounted: counted,
        totalProductsLeft: 200 - counted,
        ...(since !== null && { countRecord: unchangedRecord(instant(since)) }),
      });
      const now = instant(at);
      const row = countingAt(counting, { clock: now, staleSince: null, calendar: roundTheClock });
      const briefed = briefedCounting(counting, { now, calendar: roundTheClock }, null);
      expect(briefed.conclusion).toEqual(row.conclusion);
      expect(briefed.rate).toEqual(row.rate);
    }),
  );
});
