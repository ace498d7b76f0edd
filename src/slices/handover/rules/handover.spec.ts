import { describe, expect, it } from "vitest";
import { hour, minute } from "#domain/time/units.ts";
import {
  handed,
  handedAt as now,
  handedSpan as span,
} from "#slices/handover/testing/handed-countings.ts";
import { someLineFacts } from "#testing/samples.ts";
import { type CostlyLine, handoverOf } from "./handover.ts";

function costly(id: number, value: string | null, difference = 1): CostlyLine {
  const where = { countingId: "c", code: "P", description: "", location: "A-1" };
  return { id, ...where, expected: 1, counted: 2, difference, value, lookFirst: null };
}

const ana = { userId: 1, username: "Ana" };
const ben = { userId: 2, username: null };
const finished = (minutes: number) => ({
  startedAt: now - minutes * minute - minute,
  finishedAt: now - minutes * minute,
  countedStock: 5,
});

const main = handed("main", [
  someLineFacts({ ...ana, ...finished(10), locationCode: "A-1", difference: 2, costPrice: 1.5 }),
  someLineFacts({ ...ana, ...finished(300), locationCode: "A-2", difference: 0 }),
  someLineFacts({ ...ana, locationCode: "A-3" }),
  someLineFacts({ ...ben, ...finished(90), locationCode: "B-1", difference: 0 }),
  someLineFacts({ ...ben, locationCode: "B-2" }),
  someLineFacts({ ...ben, locationCode: "B-3" }),
]);
const second = handed(
  "second",
  [someLineFacts({ ...ana, ...finished(20), locationCode: "A-9", difference: -1, costPrice: 4 })],
  { facts: { left: 0 } },
);

describe("a handover", () => {
  const handover = handoverOf([main, second], span, now);

  it("sums what happened in its span, and what is left, over all countings", () => {
    expect(handover).toMatchObject({
      counted: 3,
      discrepancies: 2,
      discrepancyValue: "7",
      undocumented: 2,
      undocumentedValue: "7",
      left: 3,
    });
  });

  it("lists open zones with most left first, and who counted there last", () => {
    expect(handover.zones).toEqual([
      { zone: "B", left: 2, last: { person: 2, at: now - 90 * minute } },
      { zone: "A", left: 1, last: { person: 1, at: now - 10 * minute } },
    ]);
  });

  it("lists the slowest of the last hour first, each person once", () => {
    expect(handover.people).toEqual([
      { id: 2, username: null, since: 1, lastHour: 0, left: 2, isIdle: true },
      { id: 1, username: "Ana", since: 2, lastHour: 2, left: 1, isIdle: false },
    ]);
  });

  it("says what to do, in an order", () => {
    expect(handover.tasks).toEqual([
      // At the last full quarter hour, A had three lines left.
      { kind: "count", of: null, left: 3, zones: ["A", "B"] },
      { kind: "undocumented", lines: 2, value: "7" },
      { kind: "close", count: { startedAt: second.facts.startedAt, total: 200 }, undocumented: 1 },
    ]);
  });

  it("counts what was done in a finished count, and nothing of it as left to do", () => {
    const lines = [
      someLineFacts({ ...ana, ...finished(30), locationCode: "Z-1", difference: 4, costPrice: 2 }),
      someLineFacts({ ...ana, locationCode: "Z-2" }),
    ];
    const closed = handed("closed", lines, {
      facts: { active: false, left: 1 },
      costliest: [costly(9, "8")],
    });
    expect(handoverOf([main, second, closed], span, now)).toEqual({
      ...handover,
      counted: 4,
      discrepancies: 3,
      discrepancyValue: "15",
      closedUndocumented: 1,
    });
  });

  it("names the zones where the rescue plan sends the next people, as no one counts there", () => {
    const ben = { userId: 2, username: "Ben" };
    const open = (zone: string, count: number) =>
      Array.from({ length: count }, () => someLineFacts({ ...ben, locationCode: `${zone}-1` }));
    const counted = someLineFacts({ ...ana, ...finished(20), locationCode: "A-1" });
    const lines = [counted, ...open("A", 9), ...open("B", 8), ...open("C", 7)];
    const { tasks } = handoverOf([handed("a", lines)], span, now);
    expect(tasks[0]).toEqual({ kind: "count", of: null, left: 15, zones: ["B", "C"] });
  });

  it("names the zones of a count that needs attention before those of the others", () => {
    const open = (zone: string, count: number) =>
      Array.from({ length: count }, () => someLineFacts({ ...ana, locationCode: `${zone}-1` }));
    const calm = handed("calm", open("A", 20), { facts: { startedAt: now + hour } });
    const late = handed("late", open("B", 6), { facts: { counted: 0, left: 6 } });
    expect(late.outlook.conclusion.kind).toBe("nothing-counted");
    const of = ({ facts: { startedAt, total } }: typeof late) => ({ startedAt, total });
    const { tasks } = handoverOf([calm, late], span, now);
    expect(tasks[0]).toEqual({ kind: "count", of: of(late), left: 6, zones: ["B"] });
    const overdue = handed("overdue", open("C", 2), {
      facts: { left: 2, endsAt: now - hour },
    });
    const [first] = handoverOf([calm, late, overdue], span, now).tasks;
    expect(first).toEqual({ kind: "count", of: of(overdue), left: 2, zones: ["C"] });
  });

  it("names the zones of one count, the one that is due first, where several need attention", () => {
    const open = (zone: string, count: number) =>
      Array.from({ length: count }, () => someLineFacts({ ...ana, locationCode: `${zone}-1` }));
    const facts = { left: 2, endsAt: now - hour };
    const overdue = [
      handed("one", open("C", 2), { facts }),
      handed("two", open("D", 9), { facts }),
    ];
    const [first] = handoverOf(overdue, span, now).tasks;
    expect(first).toMatchObject({ kind: "count", left: 2, zones: ["C"] });
  });

  it("names the two zones with most left, and how much they have left", () => {
    const places = ["A-1", "B-1", "B-2", "C-1", "C-2", "C-3"];
    const lines = places.map((locationCode) => someLineFacts({ ...ana, locationCode }));
    const { left, tasks } = handoverOf([handed("a", lines)], span, now);
    expect(left).toBe(6);
    expect(tasks[0]).toEqual({ kind: "count", of: null, left: 5, zones: ["C", "B"] });
  });

  it("puts the costliest first whatever the sign; without costs, the most units", () => {
    const of = (...lines: readonly CostlyLine[]) =>
      handoverOf([handed("a", [], { costliest: lines })], span, now).costliest.map(({ id }) => id);
    expect(of(costly(1, "5"), costly(2, "-90.5"), costly(3, "12"))).toEqual([2, 3, 1]);
    expect(of(costly(1, null, 3), costly(2, null, -7))).toEqual([2, 1]);
  });

  it("is empty without countings", () => {
    expect(handoverOf([], span, now)).toMatchObject({
      counted: 0,
      tasks: [],
      zones: [],
      people: [],
    });
  });
});
