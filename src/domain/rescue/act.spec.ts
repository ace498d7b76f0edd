import { expect, test } from "vitest";
import { hour } from "#domain/time/units.ts";
import { roundTheClock } from "#domain/time/work-calendar.ts";
import { rescueAct } from "./act.ts";
import type { RescuePlan } from "./plan.ts";
import { effortAt } from "./work.ts";

const now = Date.parse("2026-03-02T12:00:00Z");
const deadline = now + 8 * hour;
const zones = [
  { zone: "E", left: 48 },
  { zone: "B", left: 47 },
  { zone: "C", left: 25 },
];
const team = { people: 6, lines: 10, earlier: null };

/** 120 lines that take 6 people 12 hours. */
const plan = (changes: Partial<RescuePlan> = {}): RescuePlan => ({
  work: {
    people: 6,
    left: 120,
    effort: effortAt(120 / 72, 120),
    end: null,
    from: now,
    calendar: roundTheClock,
  },
  team,
  deadline,
  needed: 15,
  people: 9,
  isDoubtful: false,
  isOutOfReach: false,
  ...changes,
});

test("more people go to the zones that get them", () => {
  // 6 people are 3, 2 and 1; 9 are 4, 3 and 2.
  expect(rescueAct(plan(), zones)).toEqual({ kind: "bring", more: 3, zones: ["E", "B", "C"] });
  // 7 people are 3, 3 and 1.
  expect(rescueAct(plan({ people: 7 }), zones)).toMatchObject({ more: 1, zones: ["B"] });
});

test("people at work who are enough stay", () => {
  expect(rescueAct(plan({ people: 4 }), zones)).toEqual({ kind: "enough", people: 4 });
});

test("a deadline out of reach gives way to an end that can be met", () => {
  // 10 people take 7.2 hours.
  expect(rescueAct(plan({ people: 30, isOutOfReach: true }), zones)).toEqual({
    kind: "too-late",
    at: now + 7.5 * hour,
    people: 10,
  });
});

test("where no line is counted, people begin in time", () => {
  const earlier = { from: now - 9 * hour, to: now - 2 * hour };
  expect(rescueAct(plan({ team: null, people: 12 }), zones)).toEqual({
    kind: "start",
    people: 12,
    by: now + 2 * hour,
  });
  expect(rescueAct(plan({ team: { ...team, people: 18, earlier } }), zones)).toEqual({
    kind: "start",
    people: 18,
    by: now + 4 * hour,
  });
});

test("without a deadline there is nothing to say", () => {
  expect(rescueAct(plan({ deadline: "no-deadline", people: null }), zones)).toBeNull();
});
