import { expect, test } from "vitest";
import { someCountingFacts } from "#testing/samples.ts";
import type { CountingFacts } from "./counting-facts.ts";
import { type Standing, standing } from "./standing.ts";

const minute = 60_000;
const hour = 60 * minute;
// From 06:00 to 16:00, 200 lines, 80 counted: an even pace has counted 80 after 4 h.
const { startedAt, endsAt } = someCountingFacts();

const cases: [string, Partial<CountingFacts>, number | null, Standing][] = [
  ["no lines", { total: 0 }, endsAt + hour, { kind: "no-products" }],
  ["no lines, finished", { total: 0, active: false }, endsAt, { kind: "no-products" }],
  ["finished with lines left", { active: false }, endsAt + hour, { kind: "finished", left: 120 }],
  ["finished, whatever the age", { active: false }, null, { kind: "finished", left: 120 }],
  ["old figures", {}, null, { kind: "withdrawn" }],
  ["before the start", {}, startedAt - hour, { kind: "not-started", startsIn: hour }],
  ["all counted in time", { left: 0 }, endsAt, { kind: "all-counted", late: false }],
  ["all counted, not closed", { left: 0 }, endsAt + 1, { kind: "all-counted", late: true }],
  [
    "more counted than there is",
    { counted: 201, left: -1 },
    endsAt,
    { kind: "all-counted", late: false },
  ],
  ["deadline at the start", { endsAt: startedAt }, startedAt + hour, { kind: "no-deadline" }],
  ["deadline before the start", { endsAt: startedAt - 1 }, startedAt, { kind: "no-deadline" }],
  ["past the deadline", {}, endsAt + 2 * hour, { kind: "overdue", by: 2 * hour }],
  // 1 % of 10 h is 6 min
  ["just when it should be", {}, startedAt + 4 * hour, { kind: "on-pace" }],
  ["5 min early", {}, startedAt + 4 * hour - 5 * minute, { kind: "on-pace" }],
  ["5 min late", {}, startedAt + 4 * hour + 5 * minute, { kind: "on-pace" }],
];

test.each(cases)("%s", (_, changes, now, expected) => {
  expect(standing(someCountingFacts(changes), now)).toEqual(expected);
});

test.each([
  ["ahead", {}, startedAt + 2 * hour, 2 * hour],
  ["ahead", {}, startedAt + 4 * hour - 7 * minute, 7 * minute],
  ["behind", {}, startedAt + 4 * hour + 7 * minute, 7 * minute],
  ["behind", { counted: 0, left: 200 }, startedAt + 3 * hour, 3 * hour],
])("%s: %o", (kind, changes, now, by) => {
  const found = standing(someCountingFacts(changes), now);
  expect(found.kind).toBe(kind);
  expect("by" in found && found.by).toBeCloseTo(by, 3);
});
