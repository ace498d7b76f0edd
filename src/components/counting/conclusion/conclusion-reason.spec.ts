import fc from "fast-check";
import { expect, it } from "vitest";
import { headerFigures } from "#domain/counting/header-figures.ts";
import { outlookOf } from "#domain/counting/outlook.ts";
import { scheduleStatus } from "#domain/counting/schedule-status.ts";
import { hour } from "#domain/time/units.ts";
import { roundTheClock, type WorkCalendar } from "#domain/time/work-calendar.ts";
import { createFormat } from "#format/format.ts";
import { en } from "#messages/en/catalogue.ts";
import { standardMadrid } from "#testing/calendars.ts";
import { concludedCountings } from "#testing/concluded-countings.ts";
import { someCountingFacts } from "#testing/samples.ts";
import { reasonFor } from "./conclusion-reason.ts";

const format = createFormat({ locale: "en-GB", timeZone: "UTC", currency: null, units: en.units });

/** The reason after five hours with 50 of some lines counted, ten an hour. */
function reason(left: number, calendar: WorkCalendar): string {
  const startedAt = Date.parse("2026-03-02T08:00Z");
  const now = startedAt + 5 * hour;
  const facts = someCountingFacts({
    startedAt,
    endsAt: now + 48 * hour,
    total: 50 + left,
    counted: 50,
    left,
  });
  const outlook = outlookOf(facts, now, calendar);
  const status = scheduleStatus(facts, now, calendar);
  return reasonFor({ facts, status, calendar }, outlook, en, format);
}

it("explains by a pace that neither its figures nor the conclusion contradict", () => {
  fc.assert(
    fc.property(concludedCountings, ({ facts, finishes, outlook, now, calendar }) => {
      const status = scheduleStatus(facts, now, calendar);
      const text = reasonFor({ facts, status, calendar }, outlook, en, format);
      const { pace, progress, aheadHours } = headerFigures(facts, now, calendar);
      const isBehindPlan = / behind the plan\./.test(text);
      const isAheadOfPlan = / ahead of the plan\./.test(text);
      if (isBehindPlan) expect(aheadHours).toBeLessThan(0);
      if (isAheadOfPlan) expect(aheadHours).toBeGreaterThan(0);
      if (isBehindPlan) expect(pace ?? 0).toBeGreaterThan(progress ?? 1);
      if (isAheadOfPlan) expect(pace ?? 1).toBeLessThan(progress ?? 0);
      // The average since the start is what both are reckoned from, as long as there are no lines.
      const { kind } = outlook.conclusion;
      if (finishes.length > 0) return;
      if (kind === "late") expect(isAheadOfPlan).toBe(false);
      if (kind === "early") expect(isBehindPlan).toBe(false);
    }),
    { numRuns: 1000 },
  );
});

it("states once that a far end assumes round the clock", () => {
  expect(reason(200, roundTheClock)).toMatch(/ Assumes work day and night\.$/);
});

it("does not state it for a near end, or in working hours", () => {
  expect(reason(50, roundTheClock)).not.toContain("day and night");
  expect(reason(200, standardMadrid)).not.toContain("day and night");
});
