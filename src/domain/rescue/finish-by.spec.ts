import fc from "fast-check";
import { expect, test } from "vitest";
import { minute } from "#domain/time/units.ts";
import { roundTheClock } from "#domain/time/work-calendar.ts";
import { standardMadrid } from "#testing/calendars.ts";
import { finishChoices, isOutOfReach, maxTimes } from "./finish-by.ts";
import { peopleToFinish, type RescuePlan } from "./plan.ts";

const now = Date.parse("2026-03-02T15:06:00Z");
const team = { people: 5, lines: 73, earlier: null };
const work = { team, left: 240, now, calendar: roundTheClock };
const at = (time: string) => Date.parse(`2026-03-02T${time}:00Z`);

test("a deadline is out of reach beyond three times the people of now, and once it has passed", () => {
  const plan = (people: number | null, needed: RescuePlan["needed"] = 100) =>
    isOutOfReach({ team, people, needed });
  expect([plan(5), plan(15), plan(16)]).toEqual([false, false, true]);
  expect([plan(null, "deadline-passed"), plan(null, "no-work-time")]).toEqual([true, true]);
  expect(plan(null, "no-deadline")).toBe(false);
});

test("finish by is preset to the finish with 1.8 times the people, rounded up to a half hour", () => {
  // 9 people do 131.4 an hour: 240 lines are 1 h 50 min, until 16:56.
  const { preset, choices } = finishChoices(work);
  expect(preset).toBe(at("17:00"));
  expect(choices).toEqual([at("16:30"), at("17:00"), at("17:30"), at("18:00"), at("18:30")]);
  expect(peopleToFinish(at("17:00"), work)).toBe(9);
});

test("every choice can be reached with one to three times the people, and the preset is one of them", () => {
  fc.assert(
    fc.property(
      fc.record({
        people: fc.integer({ min: 1, max: 40 }),
        each: fc.integer({ min: 1, max: 60 }),
        left: fc.integer({ min: 1, max: 20_000 }),
        calendar: fc.constantFrom(roundTheClock, standardMadrid),
      }),
      ({ people, each, left, calendar }) => {
        const some = { team: { people, lines: people * each, earlier: null }, left, now, calendar };
        const { choices, preset } = finishChoices(some);
        expect(choices).toContain(preset);
        expect(choices.length).toBeLessThanOrEqual(26);
        for (const choice of choices) {
          expect(choice % (30 * minute)).toBe(0);
          expect(peopleToFinish(choice, some) ?? Infinity).toBeLessThanOrEqual(maxTimes * people);
        }
        expect((choices.at(-1) ?? 0) - now).toBeGreaterThan(0);
      },
    ),
  );
});
