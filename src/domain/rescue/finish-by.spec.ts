import fc from "fast-check";
import { expect, test } from "vitest";
import { hour, minute } from "#domain/time/units.ts";
import { roundTheClock } from "#domain/time/work-calendar.ts";
import { someWork } from "#testing/rescue-work.ts";
import { finishChoices, maxTimes, presetFinish } from "./finish-by.ts";
import { effortAt, peopleToFinish } from "./work.ts";

const from = Date.parse("2026-03-02T15:06:00Z");
const at = (time: string) => Date.parse(`2026-03-02T${time}:00Z`);

test("finish by is preset to the end with 1.8 times the people, rounded up to a half hour", () => {
  // 240 lines at 14.6 each: 9 people take 1 h 50 min.
  const effort = effortAt(14.6, 240);
  const work = { people: 5, left: 240, effort, end: null, from, calendar: roundTheClock };
  const { preset, choices } = finishChoices(work);
  expect(preset).toBe(at("17:00"));
  expect(choices).toEqual([at("16:30"), at("17:00"), at("17:30"), at("18:00"), at("18:30")]);
  expect(presetFinish(work)).toEqual({ at: at("17:00"), people: 9 });
});

test("people who would come count from half an hour on, and those at work at once", () => {
  const choicesOf = (minutes: number) => {
    const most = 4 * minutes * minute;
    const effort = { least: most, most };
    return finishChoices({ people: 4, left: 9, effort, end: null, from, calendar: roundTheClock });
  };
  expect(choicesOf(20)).toEqual({ choices: [at("15:30")], preset: at("15:30") });
  expect(choicesOf(40)).toEqual({ choices: [at("16:00")], preset: at("16:00") });
  expect(choicesOf(60)).toEqual({ choices: [at("16:00"), at("16:30")], preset: at("16:00") });
});

test("a chosen instant stays one of the choices as time passes", () => {
  // Four people are done at 03:06 the next day.
  const choicesAfter = (minutes: number) => {
    const most = 4 * (12 * hour - minutes * minute);
    const times = { from: from + minutes * minute, calendar: roundTheClock };
    const effort = { least: most, most };
    return finishChoices({ people: 4, left: 240, effort, end: null, ...times }).choices;
  };
  const chosen = choicesAfter(0).filter((choice) => choice > at("20:00"));
  expect(chosen.length).toBeGreaterThan(2);
  for (const minutes of [15, 30, 45, 60]) {
    expect(choicesAfter(minutes)).toEqual(expect.arrayContaining(chosen));
  }
});

test("every choice can be reached with one to three times the people, and the preset is one of them", () => {
  fc.assert(
    fc.property(someWork, ({ work }) => {
      const { choices, preset } = finishChoices(work);
      expect(choices).toContain(preset);
      expect(choices.length).toBeLessThanOrEqual(6);
      for (const choice of choices) {
        expect(choice % (30 * minute)).toBe(0);
        const people = peopleToFinish(choice, work) ?? Infinity;
        expect(people).toBeLessThanOrEqual(maxTimes * work.people);
      }
      expect((choices.at(-1) ?? 0) - work.from).toBeGreaterThan(0);
    }),
  );
});
