import { expect, it } from "vitest";
import { roundTheClock } from "#domain/time/work-calendar.ts";
import { aCounting, seenRecord } from "#testing/samples.ts";
import { listSummary } from "./list-summary.ts";

const noon = Date.parse("2026-03-02T12:00:00.000Z");
const allDay = () => roundTheClock;

/** Of 200 lines from 06:00 to 16:00, 120 are due at noon. */
const onPace = aCounting({ totalProductsCounted: 120, totalProductsLeft: 80 });
const behind = aCounting({
  id: "c-2",
  participants: [{ id: 0, username: "a" }],
  countRecord: seenRecord(noon),
});
const overdue = aCounting({
  id: "c-3",
  endsAt: "2026-03-02T11:00:00.000Z",
  participants: [
    { id: 7, username: "a" },
    { id: 8, username: null },
  ],
});

it("adds up the headers, and counts each person once", () => {
  expect(listSummary([onPace, behind, overdue], noon, allDay)).toEqual({
    countings: 3,
    participants: 3,
    total: 600,
    counted: 280,
    left: 320,
    discrepancies: 12,
    incidents: 3,
    behind: 2,
    late: 1,
    overdue: 1,
  });
});

it("withdraws the clock's figures while stale", () => {
  const stale = listSummary([onPace, behind, overdue], null, allDay);
  expect(stale).toMatchObject({ countings: 3, left: 320, behind: null, late: null, overdue: null });
});

it("is zero without an active counting", () => {
  const none = listSummary([], noon, allDay);
  expect(new Set(Object.values(none))).toEqual(new Set([0]));
});

it("uses the calendar of each warehouse", () => {
  const codes: string[] = [];
  const calendarOf = (code: string) => {
    codes.push(code);
    return roundTheClock;
  };
  listSummary([onPace, behind], noon, calendarOf);
  expect(codes).toEqual(["N", "N"]);
});
