import { expect, test } from "vitest";
import { GroupTotaller } from "#domain/groups/group-totaller.ts";
import { LineEvaluation } from "#domain/lines/line-evaluation.ts";
import { defaultViewSettings } from "#domain/lines/view-settings.ts";
import { en } from "#messages/en/catalogue.ts";
import { someLineFacts } from "#testing/samples.ts";
import { knownIncidents } from "./known-incidents.ts";

function groupsOf(...types: (string | null)[]) {
  const groups = new GroupTotaller<string | null>();
  const measure = new LineEvaluation(defaultViewSettings, null);
  for (const type of types) {
    const line = someLineFacts({ hasIncident: true, incidentType: type });
    groups.add(type, null, line, measure.read(line));
  }
  return groups.groups();
}

const reported = (...args: Parameters<typeof knownIncidents>) =>
  knownIncidents(...args).map(({ name, lines }) => [name, lines]);

const known = [{ name: "Broken" }, { name: "Leaking" }, { name: "Lost" }, { name: "Lost" }];

test("every known type is listed, also with 0 lines, and incidents without a type", () => {
  const { groups } = groupsOf("Lost", "Wet", "Lost");
  expect(reported(groups, { others: null, known, t: en })).toEqual([
    ["Lost", 2],
    ["Wet", 1],
    ["Broken", 0],
    ["Leaking", 0],
    ["No type", 0],
  ]);
  expect(reported([], { others: null, known: [], t: en })).toEqual([["No type", 0]]);
});

test("without the organization's types only those of the lines are listed", () => {
  expect(
    reported(groupsOf("Wet", null, null).groups, { others: null, known: null, t: en }),
  ).toEqual([
    ["No type", 2],
    ["Wet", 1],
  ]);
});

test("with combined types, no type is listed with 0 lines", () => {
  const many = groupsOf(...Array.from({ length: 201 }, (_, index) => `Type ${index}`));
  expect(many.others?.groups).toBe(2);
  expect(reported(many.groups, { others: many.others, known, t: en })).toHaveLength(199);
});

test("a type without lines has empty figures", () => {
  const [none] = knownIncidents([], { others: null, known: [], t: en });
  expect(none).toMatchObject({ key: "none", counted: 0, absoluteValue: "0", netUnits: "0" });
});
