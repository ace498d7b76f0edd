import { expect, it } from "vitest";
import { noLines } from "#domain/groups/group-totals.ts";
import { createFormat } from "#format/format.ts";
import { en } from "#messages/en/catalogue.ts";
import { shownValue, textOf } from "#table/entries/columns.ts";
import { peopleColumns, peopleFile, peopleTable } from "./table.tsx";

const context = {
  messages: en,
  overview: en.overview,
  format: createFormat({ locale: "en", timeZone: "UTC", currency: null, units: en.units }),
  costsHidden: false,
  whole: { lines: 4, expectedValue: "20" },
  slow: new Map(),
  moment: null,
};

const person = {
  ...noLines,
  key: "3",
  value: "3",
  name: "Ana",
  username: "Ana",
  lines: 2,
  counted: 1,
  activity: { lastFinish: null, rateHour: null, rateStart: null, idle: null },
};

it("have no costs for viewers without them, in the grid and in the file", () => {
  const restricted = { ...context, costsHidden: true };
  const hidden = (columns: typeof peopleFile) =>
    Object.keys(columns).filter((name) => {
      const column = columns[name];
      return (
        column &&
        shownValue(column, person, context) !== null &&
        textOf(column, person, restricted) === "–" &&
        shownValue(column, person, restricted) === null
      );
    });
  const costs = ["net-value", "absolute-value", "value-at-risk"];
  expect(hidden(peopleTable)).toEqual(expect.arrayContaining(costs));
  expect(hidden(peopleFile)).toEqual(expect.arrayContaining([...costs, "share-of-value"]));
});

it("are in the file, too, in the words of the table of groups, but for the bar", () => {
  const names = Object.keys(peopleFile);
  expect(peopleColumns.filter((name) => !names.includes(name))).toEqual(["progress"]);
  const titles = Object.values(peopleFile).map(({ title }) => title(context));
  expect(titles).toContain(en.overview.columns.netValue);
  expect(titles).not.toContain(en.people.netValue);
});
