import { expect, test } from "vitest";
import { workCalendar } from "./work-calendar.ts";
import { withDates } from "./work-dates.ts";
import { workWeek } from "./work-week.ts";
import { workedSpans } from "./worked-spans.ts";

const week = workWeek([
  {
    days: [{ from: 1, to: 5 }],
    hours: [
      { from: 6 * 60, to: 14 * 60 },
      { from: 14 * 60 + 30, to: 22 * 60 + 5 },
    ],
  },
  { days: [{ from: 6, to: 6 }], hours: [{ from: 22 * 60, to: 6 * 60 }] },
]);
const calendar = workCalendar(
  "Europe/Madrid",
  withDates(week, [
    { date: "2026-12-24", hours: [{ from: 6 * 60, to: 12 * 60 }] },
    { date: "2026-12-25", hours: [] },
  ]),
);

test.each([
  ["2026-12-23", ["05:00–13:00", "13:30–21:05"]],
  ["2026-12-24", ["05:00–11:00"]],
  ["2026-12-25", []],
  ["2026-12-26", ["21:00–23:00"]],
  ["2026-12-27", ["23:00–05:00"]],
])("of %s are found to the minute", (date, spans) => {
  const start = Date.parse(`${date}T00:00+01:00`);
  const clock = (instant: number) => new Date(instant).toISOString().slice(11, 16);
  expect(
    workedSpans(calendar, start, start + 86_400_000).map(
      ({ from, to }) => `${clock(from)}–${clock(to)}`,
    ),
  ).toEqual(spans);
});
