import { expect, test } from "vitest";
import { contentOf } from "#components/export/exported-columns.ts";
import { createFormat } from "#format/format.ts";
import { en } from "#messages/en/catalogue.ts";
import { calendarDays, calendarFile } from "./calendar-file.ts";
import { definitionRows, definitionTable } from "./definition-table.tsx";
import { messages } from "./messages/en.ts";
import { workWeeks } from "./work-weeks.ts";

const format = createFormat({
  locale: "en-GB",
  timeZone: "UTC",
  currency: null,
  units: en.units,
});

test("calendars have a row for each day, with the zone in the title of the hours", () => {
  const rule = {
    warehouse: null,
    timeZone: "UTC",
    shifts: [
      {
        days: [{ from: 1, to: 5 }],
        hours: [
          { from: 360, to: 720 },
          { from: 780, to: 1440 },
        ],
      },
    ],
    dates: [{ date: "2026-12-25", hours: [] }],
  };
  const now = Date.parse("2026-12-24T12:00Z");
  const weeks = workWeeks(rule, { now, zone: "UTC", firstWeekday: 1 });
  const { columns, rows } = contentOf(calendarFile, calendarDays([{ name: "North", weeks }]), {
    format,
    costsHidden: false,
    t: messages.calendar,
  });
  expect(columns.map(({ title }) => title)).toEqual([
    "Warehouse",
    "Date",
    "Hours (UTC)",
    "changed",
  ]);
  expect(rows).toHaveLength(28);
  expect(rows.slice(3, 6)).toEqual([
    ["North", "2026-12-24", "06:00–12:00, 13:00–24:00", false],
    ["North", "2026-12-25", "closed", true],
    ["North", "2026-12-26", "closed", false],
  ]);
});

test("definitions have a row for each figure", () => {
  const { rows } = contentOf(definitionTable, definitionRows(en), {
    format,
    costsHidden: false,
    t: messages.figures,
  });
  expect(rows.length).toBe(
    Object.values(en.definitions).reduce((sum, group) => sum + Object.keys(group).length, 0),
  );
  expect(rows.every((row) => row.every((cell) => typeof cell === "string"))).toBe(true);
});
