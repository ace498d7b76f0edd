import { expect, test } from "vitest";
import { PeopleTotaller } from "#domain/groups/people.ts";
import type { Person } from "#domain/groups/person.ts";
import { LineEvaluation } from "#domain/lines/line-evaluation.ts";
import type { LineFacts } from "#domain/lines/line-facts.ts";
import { defaultViewSettings } from "#domain/lines/view-settings.ts";
import { minute } from "#domain/time/units.ts";
import { roundTheClock } from "#domain/time/work-calendar.ts";
import { en } from "#messages/en/catalogue.ts";
import { someLineFacts } from "#testing/samples.ts";
import { peopleRows } from "./people-rows.ts";

const now = Date.parse("2026-03-02T12:00:00Z");
const ago = (minutes: number) => now - minutes * minute;

/** Ana counted zone A until two hours ago and zone B since then; a line of each is left. */
const ofAna = { userId: 3, username: "Ana" };
const lines = [
  someLineFacts({ ...ofAna, locationCode: "A-1", startedAt: ago(240), finishedAt: ago(120) }),
  someLineFacts({ ...ofAna, locationCode: "A-2" }),
  someLineFacts({ ...ofAna, locationCode: "B-1", startedAt: ago(100), finishedAt: ago(50) }),
  someLineFacts({ ...ofAna, locationCode: "B-2", startedAt: ago(40), finishedAt: ago(10) }),
  someLineFacts({ ...ofAna, locationCode: "B-3" }),
];

function peopleOf(some: readonly LineFacts[]): Person[] {
  const measure = new LineEvaluation(defaultViewSettings, null);
  const totaller = new PeopleTotaller();
  for (const line of some) totaller.add(line, measure.read(line));
  return totaller.people();
}

/** 2 lines within the hour; 3 in the 4 h since the first start. */
const activity = { lastFinish: ago(10), rateHour: 2, rateStart: 0.75, idle: false };

test.each<[string, (line: LineFacts) => boolean, { counted: number; left: number }]>([
  ["a zone left two hours ago", ({ locationCode }) => locationCode < "B", { counted: 1, left: 1 }],
  ["lines left", ({ finishedAt }) => finishedAt === null, { counted: 0, left: 2 }],
  ["counted lines", ({ finishedAt }) => finishedAt !== null, { counted: 3, left: 0 }],
])(
  "filtered by %s, counts cover the matching lines, and activity covers all",
  (_, isOf, counts) => {
    const rows = peopleRows(peopleOf(lines.filter(isOf)), {
      allPeople: peopleOf(lines),
      messages: en,
      active: true,
      now,
      calendar: roundTheClock,
    });
    expect(rows.map(({ totals }) => totals)).toMatchObject([{ name: "Ana", ...counts, activity }]);
  },
);

test("activity depends on all lines, also if no matching one is left", () => {
  const people = peopleOf(lines.slice(0, 1));
  const [row] = peopleRows(people, {
    allPeople: peopleOf(lines.slice(0, 2)),
    messages: en,
    active: true,
    now,
    calendar: roundTheClock,
  });
  expect(row?.totals).toMatchObject({ left: 0, activity: { idle: true, lastFinish: ago(120) } });
});

test("while the time is unknown only the last finish is known", () => {
  const people = peopleOf(lines.slice(0, 2));
  const [row] = peopleRows(people, {
    allPeople: peopleOf(lines),
    messages: en,
    active: true,
    now: null,
    calendar: roundTheClock,
  });
  expect(row?.totals.activity).toEqual({
    lastFinish: ago(10),
    rateHour: null,
    rateStart: null,
    idle: null,
  });
});
