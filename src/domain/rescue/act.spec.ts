import { expect, test } from "vitest";
import { hour } from "#domain/time/units.ts";
import { roundTheClock } from "#domain/time/work-calendar.ts";
import { rescueAct } from "./act.ts";
import type { OpenZone } from "./open-zones.ts";
import type { RescuePlan } from "./plan.ts";
import { effortAt } from "./work.ts";

const now = Date.parse("2026-03-02T12:00:00Z");
const deadline = now + 8 * hour;
const zone = (name: string, left: number, here: number): OpenZone => ({
  zone: name,
  left,
  before: left,
  here,
});
const zones = [zone("E", 48, 3), zone("B", 47, 2), zone("C", 25, 1)];
const team = { people: 6, lines: 10, earlier: null, lastFinish: now };

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
  rates: { lastHour: 10, sinceStart: 10 },
  hasNoEnd: false,
  deadline,
  needed: 15,
  people: 9,
  enoughAt: null,
  isDoubtful: false,
  isOutOfReach: false,
  ...changes,
});

test("more people go to the zones that get them", () => {
  // 9 people are 4, 3 and 2.
  expect(rescueAct(plan(), zones)).toEqual({ kind: "bring", more: 3, zones: ["E", "B", "C"] });
  // 7 people are 3, 3 and 1.
  expect(rescueAct(plan({ people: 7 }), zones)).toMatchObject({ more: 1, zones: ["B"] });
});

test("where one rate alone meets the deadline, the act is of both", () => {
  const rates = { lastHour: 20, sinceStart: 10 };
  const hold = { kind: "hold", at: "lastHour", rate: 20, most: 18 };
  expect(rescueAct(plan({ enoughAt: "lastHour", rates }), zones)).toEqual({
    ...hold,
    more: 3,
    zones: ["E", "B", "C"],
  });
  const doubtful = plan({ enoughAt: "lastHour", rates, people: 18, isDoubtful: true });
  expect(rescueAct(doubtful, zones)).toEqual({ ...hold, more: null, zones: [] });
});

test("rates that contradict each other name no end", () => {
  const rates = { lastHour: 2, sinceStart: 58 };
  expect(rescueAct(plan({ isOutOfReach: true, hasNoEnd: true, rates }), zones)).toEqual({
    kind: "no-end",
    rates,
  });
});

test("people at work who are enough stay", () => {
  const work = { ...plan().work, effort: effortAt(120 / 32, 120) };
  expect(rescueAct(plan({ people: 4, work }), zones)).toEqual({ kind: "enough", people: 4 });
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

test("no one is asked to have started before now", () => {
  // With 17 people the end, 8.47 h away, is shown as 20:30; without rounding they would have had to start at 11:58.
  const by = now + 8.5 * hour - 30_000;
  const work = { ...plan().work, effort: effortAt(120 / (17 * 8.52), 120) };
  expect(rescueAct(plan({ team: null, people: 17, deadline: by, work }), zones)).toEqual({
    kind: "start",
    people: 17,
    by: now,
  });
});

test("a counting with an expected end does not start, even without a line in the last hour", () => {
  const earlier = { from: now - 9 * hour, to: now - 2 * hour };
  const end = { early: now + 8.2 * hour, late: now + 8.2 * hour };
  const work = { ...plan().work, end };
  // 10 people take 7 h 12 min.
  const counting = plan({ team: { ...team, earlier }, people: 6, work });
  expect(rescueAct(counting, zones)).toEqual({
    kind: "just-after",
    people: 9,
    at: now + 8 * hour,
  });
});

test("without a deadline there is nothing to say", () => {
  expect(rescueAct(plan({ deadline: "no-deadline", people: null }), zones)).toBeNull();
});
