import fc from "fast-check";
import { expect, test } from "vitest";
import { shownEnds } from "#domain/counting/outlook.ts";
import { minute } from "#domain/time/units.ts";
import { concludedCountings } from "#testing/concluded-countings.ts";
import { fuzzRuns, fuzzTimeout } from "#testing/fuzz-runs.ts";
import { rescueAct } from "./act.ts";
import { rescuePlan } from "./plan.ts";

test("a plan never contradicts the ends that the counting's headline names", {
  timeout: fuzzTimeout,
}, () => {
  const kinds = new Set<string>();
  fc.assert(
    fc.property(
      concludedCountings,
      fc.integer({ min: 1, max: 6 }),
      ({ facts, finishes, outlook: { conclusion }, now: moment, calendar }, size) => {
        // Lines are counted in turn.
        const people = Array.from({ length: size }, (_, person) => ({
          firstStart: finishes[0] ?? null,
          finishes: finishes.filter((_, line) => line % size === person),
        }));
        const found = rescuePlan({ facts, conclusion }, people, { now: moment, calendar });
        const ends = shownEnds(conclusion);
        if (typeof found === "string" || found.deadline === "no-deadline" || !ends) return;
        const { isOutOfReach, isDoubtful, work } = found;
        const deadline = facts.endsAt;
        kinds.add(isDoubtful ? "doubtful" : `${conclusion.kind} ${isOutOfReach}`);
        if (isOutOfReach) expect(ends.early).toBeGreaterThan(deadline);
        if (isDoubtful) expect(ends.late).toBeGreaterThan(deadline);
        const asked = found.people ?? 0;
        if (conclusion.kind === "early" || conclusion.kind === "on-time") {
          expect(asked).toBeLessThanOrEqual(work.people);
        } else if (!isOutOfReach) expect(asked).toBeGreaterThan(work.people);
      },
    ),
    fuzzRuns(3),
  );
  expect([...kinds]).toEqual(
    expect.arrayContaining([
      "doubtful",
      "may-be-late false",
      "late false",
      "late true",
      "overdue true",
      "early false",
      "on-time false",
    ]),
  );
});

test("what a plan advises never lies before now", { timeout: fuzzTimeout }, () => {
  const kinds = new Set<string>();
  const rates = fc.option(
    fc.record({ each: fc.integer({ min: 1, max: 60 }), people: fc.constantFrom(null, 1, 4) }),
  );
  fc.assert(
    fc.property(concludedCountings, rates, ({ facts, finishes, outlook, ...at }, assumed) => {
      const people = [{ firstStart: finishes[0] ?? null, finishes }];
      const found = rescuePlan({ facts, conclusion: outlook.conclusion }, people, at, assumed);
      const act = typeof found === "string" ? null : rescueAct(found, []);
      if (act === null) return;
      kinds.add(act.kind);
      const isFinish = act.kind === "just-after" || act.kind === "too-late";
      const moments = [...("by" in act ? [act.by] : []), ...(isFinish ? [act.at] : [])];
      for (const moment of moments) {
        // Moments are shown in whole minutes.
        expect(Math.floor(moment / minute)).toBeGreaterThanOrEqual(Math.floor(at.now / minute));
      }
      // People whose lines are known are asked to start only while no end is expected.
      if (act.kind === "start" && finishes.length > 0)
        expect(shownEnds(outlook.conclusion)).toBeNull();
    }),
    fuzzRuns(3),
  );
  // An end just after the deadline is rare; it has an example of its own.
  expect([...kinds]).toEqual(expect.arrayContaining(["bring", "enough", "start", "too-late"]));
});
