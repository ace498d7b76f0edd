import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CountRecord } from "#contract/count-record.ts";
import { recordOfHeader, recordOfLines, recordWith } from "#domain/forecast/count-record.ts";
import { countUpTo } from "#domain/time/instants.ts";
import { hour, minute } from "#domain/time/units.ts";
import { roundTheClock } from "#domain/time/work-calendar.ts";
import { concludedCountings } from "#testing/concluded-countings.ts";
import { fuzzRuns } from "#testing/fuzz-runs.ts";
import { someCountingFacts } from "#testing/samples.ts";
import { outlookOf, shownEnds } from "./outlook.ts";

const { startedAt } = someCountingFacts();
const at = (minutes: number) => startedAt + minutes * minute;

/** A counting of 300 lines, as it is at an instant. */
function countingAt(finishes: Float64Array, now: number, endsAt: number) {
  const counted = finishes.subarray(0, countUpTo(finishes, now));
  const facts = someCountingFacts({
    endsAt,
    total: 300,
    counted: counted.length,
    left: 300 - counted.length,
  });
  const lines = { finishes: counted, firstStart: startedAt, counted: counted.length };
  return { ...facts, record: recordOfLines(lines, now) };
}

/** When the lines of a counting were finished: in spells, each with its own number of seconds from one to the next. */
const spells = fc.array(
  fc.record({ lines: fc.integer({ min: 5, max: 60 }), seconds: fc.integer({ min: 20, max: 600 }) }),
  { minLength: 2, maxLength: 6 },
);

const finishesOf = (all: readonly { lines: number; seconds: number }[]) => {
  let last = startedAt;
  return Float64Array.from(
    all.flatMap(({ lines, seconds }) =>
      Array.from({ length: lines }, () => (last += seconds * 1000)),
    ),
  );
};

describe("the end that is shown", () => {
  it("is the same for all who learned of the lines within a quarter of an hour", () => {
    fc.assert(
      fc.property(spells, fc.integer({ min: 30, max: 900 }), (all, minutes) => {
        const finishes = finishesOf(all);
        const now = at(minutes);
        const facts = countingAt(finishes, now, at(600));
        // A minute after the quarter hour, every place knows of it.
        const settled = Math.floor((now - minute) / (15 * minute)) * 15 * minute + minute;
        const early = { ...facts, record: countingAt(finishes, settled, at(600)).record };
        const ends = (of: typeof facts) => shownEnds(outlookOf(of, now, roundTheClock).conclusion);
        if (ends(facts) !== null && ends(early) !== null) expect(ends(early)).toEqual(ends(facts));
      }),
      fuzzRuns(0.5),
    );
  });

  it("changes at most four times an hour, and never there and back within a quarter", () => {
    fc.assert(
      fc.property(spells, (all) => {
        const finishes = finishesOf(all);
        const changes: { at: number; from: string; to: string }[] = [];
        let shown = "";
        for (let minutes = 0; minutes < 600; minutes += 1) {
          const facts = countingAt(finishes, at(minutes), at(600));
          const { conclusion } = outlookOf(facts, at(minutes), roundTheClock);
          const ends = shownEnds(conclusion);
          if (ends === null) continue;
          const text = JSON.stringify(ends);
          if (text !== shown && shown !== "") changes.push({ at: minutes, from: shown, to: text });
          shown = text;
        }
        for (const [index, change] of changes.entries()) {
          expect(changes[index + 4]?.at ?? Infinity).toBeGreaterThan(change.at + 45);
          const next = changes[index + 1];
          const isBack = next?.to === change.from && next.at < change.at + 14;
          expect(isBack).toBe(false);
        }
      }),
      fuzzRuns(0.04),
    );
  });

  it("has a verdict that stays for a quarter of an hour unless a standstill or the deadline contradicts it", () => {
    const verdicts = ["late", "may-be-late", "on-time", "early"];
    let turns = 0;
    fc.assert(
      fc.property(spells, fc.integer({ min: -120, max: 120 }), (all, later) => {
        const finishes = finishesOf(all);
        // Near the end, where verdicts turn.
        const deadline = (finishes.at(-1) ?? 0) + later * minute;
        let shown: string | null = null;
        let since: number | null = null;
        for (let minutes = 0; minutes < 600; minutes += 1) {
          const facts = countingAt(finishes, at(minutes), deadline);
          const { kind } = outlookOf(facts, at(minutes), roundTheClock).conclusion;
          if (!verdicts.includes(kind)) {
            shown = null;
            since = null;
          } else if (kind !== shown) {
            if (since !== null) expect(minutes - since).toBeGreaterThanOrEqual(15);
            if (shown !== null) turns += 1;
            // The first one after a contradiction began with it.
            since = shown === null ? null : minutes;
            shown = kind;
          }
        }
      }),
      fuzzRuns(0.04),
    );
    expect(turns).toBeGreaterThan(5);
  });

  it("never contradicts the figures beside it", () => {
    fc.assert(
      fc.property(concludedCountings, ({ facts, outlook: { conclusion }, now }) => {
        const ends = shownEnds(conclusion);
        if (ends !== null) expect(ends.early).toBeGreaterThan(now);
        const { endsAt } = facts;
        if (conclusion.kind === "late") {
          expect(conclusion.end.at).toBeGreaterThan(endsAt);
          expect(Math.abs(conclusion.end.at - endsAt - conclusion.by)).toBeLessThanOrEqual(
            hour / 2,
          );
        }
        if (conclusion.kind === "early") expect(conclusion.end.at).toBeLessThan(endsAt);
        if (conclusion.kind === "on-time") {
          expect(conclusion.isAfter).toBe(conclusion.end.at > endsAt);
        }
        if (conclusion.kind === "may-be-late")
          expect(conclusion.range.late).toBeGreaterThan(endsAt);
      }),
      fuzzRuns(1),
    );
  });
});

describe("a counting whose lines are unread", () => {
  const facts = (counted: number, changes = {}) =>
    someCountingFacts({ total: 300, counted, left: 300 - counted, ...changes });

  it("has the average until it was watched for an hour", () => {
    let record = recordOfHeader({ counted: 100, startedAt, at: at(300) });
    for (let minutes = 301; minutes <= 380; minutes += 1) {
      const before = { counted: 100 + minutes - 301, at: at(minutes - 1) };
      const seen = { counted: 100 + minutes - 300, startedAt, at: at(minutes) };
      record = recordWith(record, before, seen);
      const { rate } = outlookOf(
        { ...facts(100 + minutes - 300), record },
        at(minutes),
        roundTheClock,
      );
      expect(rate?.isAverage).toBe(minutes < 376);
      if (minutes >= 376) expect(rate?.recent).toBe(60);
    }
  });

  it("is judged by its average once an answer has seen a change", () => {
    const first = recordOfHeader({ counted: 100, startedAt, at: at(300) });
    const seen = { counted: 101, startedAt, at: at(301) };
    const changed = recordWith(first, { counted: 100, at: at(300) }, seen);
    const kindOf = (counted: number, record: CountRecord | null) =>
      outlookOf({ ...facts(counted, { endsAt: at(600) }), record }, at(302), roundTheClock)
        .conclusion.kind;
    expect([kindOf(100, null), kindOf(100, first), kindOf(101, changed)]).toEqual([
      "by-average",
      "by-average",
      "late",
    ]);
  });

  it("that stood still for 21 h is never called lively by a gateway that has just started", () => {
    // 100 lines in three hours, and none in the 21 since.
    const start = 24 * 60;
    const unread = recordOfHeader({ counted: 100, startedAt, at: at(start) });
    const lasting = recordOfHeader({ counted: 100, startedAt, at: at(3 * 60) });
    const outlookAt = (minutes: number, record = unread) =>
      outlookOf({ ...facts(100, { endsAt: at(3000) }), record }, at(minutes), roundTheClock);
    for (let minutes = start; minutes < start + 15; minutes += 1) {
      const { rate, conclusion } = outlookAt(minutes);
      expect(rate).toMatchObject({ recent: null, isAverage: true });
      expect(conclusion.kind).toBe("by-average");
      // At most by the whole time since the start.
      expect(rate?.average).toBeLessThan(100 / 23);
      // One that knows it from before its start says so at once.
      expect(outlookAt(minutes, lasting).conclusion.kind).toBe("stalled");
    }
    for (const minutes of [start + 75, start + 90]) {
      expect(outlookAt(minutes).conclusion.kind).toBe("stalled");
    }
  });
});
