import { describe, expect, it } from "vitest";
import { roundTheClock, workCalendar } from "#domain/time/work-calendar.ts";
import { workWeek } from "#domain/time/work-week.ts";
import { someCountingFacts } from "#testing/samples.ts";
import { averageForecast, elapsed } from "./average-pace.ts";

const at = (time: string) => Date.parse(`2026-03-02T${time}:00.000Z`);

describe("time since the start", () => {
  it("uses the clock while the counting is active", () => {
    expect(elapsed(someCountingFacts(), at("08:30"))).toBe(2.5 * 3_600_000);
    expect(elapsed(someCountingFacts(), at("06:00"))).toBe(0);
  });

  it("is null before the start and for a finished counting", () => {
    expect(elapsed(someCountingFacts(), at("05:59"))).toBeNull();
    expect(elapsed(someCountingFacts({ active: false }), at("08:30"))).toBeNull();
  });
});

describe("forecast at the average pace", () => {
  it("assumes the same time per line for the lines left", () => {
    // 80 lines in 2 hours, so 120 take 3.
    expect(averageForecast(someCountingFacts(), at("08:00"), roundTheClock)).toBe(at("11:00"));
  });

  it("counts working time only", () => {
    const week = workWeek([{ days: [{ from: 1, to: 7 }], hours: [{ from: 7 * 60, to: 9 * 60 }] }]);
    const forecast = averageForecast(someCountingFacts(), at("08:00"), workCalendar("UTC", week));
    // 80 lines in its only working hour so far: 90 more minutes, one hour of them today.
    expect(forecast).toBe(at("07:30") + 24 * 3_600_000);
  });

  it.each([
    ["is finished", { active: false }],
    ["has nothing left", { left: 0 }],
    ["has nothing counted", { counted: 0 }],
    ["has not started", { startedAt: at("09:00") }],
    ["stands still", { unchangedSince: at("06:30") }],
  ])("is null when the counting %s", (_, changes) => {
    expect(averageForecast(someCountingFacts(changes), at("08:00"), roundTheClock)).toBeNull();
  });
});
