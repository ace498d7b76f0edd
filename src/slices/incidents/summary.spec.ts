import { expect, test } from "vitest";
import { aCounting, foundCountings } from "#testing/samples.ts";
import type { CountingResult } from "./count-incidents.ts";
import { summaryOf } from "./summary.ts";

const found = foundCountings([aCounting({ id: "a" }), aCounting({ id: "b" })]);

function counted(lines: number, at: number, unreadable = 0): CountingResult {
  const incidents = Array.from({ length: lines }, () => ({ type: null, zone: "A" }));
  return { kind: "counted", counting: aCounting(), incidents, unreadable, at };
}

const failed: CountingResult = {
  kind: "failed",
  counting: aCounting({ id: "b" }),
  failure: { kind: "unreachable", path: "/api" },
};

test("sums the counted lines", () => {
  const results = [counted(2, 10), counted(3, 20)];
  expect(summaryOf({ phase: "done", found, results })).toMatchObject({
    lines: 5,
    at: 20,
    running: false,
    partial: false,
  });
});

test("there is no answer before a counting was counted, unless there is none", () => {
  const noActive = { ...found, active: [] };
  const answers = [
    summaryOf({ phase: "reading", found, results: [] }),
    summaryOf({ phase: "done", found, results: [failed] }),
    summaryOf({ phase: "done", found: noActive, results: [] }),
    summaryOf({ phase: "done", found: { ...noActive, whole: false }, results: [] }),
    summaryOf({ phase: "reading", found, results: [counted(0, 1)] }),
  ];
  expect(answers.map(({ answered }) => answered)).toEqual([false, false, true, false, true]);
});

test("a count is never partial before the walk ends", () => {
  const walking = { ...found, whole: false };
  const { running, partial } = summaryOf({ phase: "finding", found: walking, results: [] });
  expect([running, partial]).toEqual([true, false]);
});

test.each([
  ["a cancelled count", { phase: "stopped", found, results: [] }],
  ["a counting that failed", { phase: "reading", found, results: [counted(1, 1), failed] }],
  ["lines that could not be read", { phase: "done", found, results: [counted(1, 1, 2)] }],
  ["a list that ended early", { phase: "done", found: { ...found, whole: false }, results: [] }],
  ["unreadable entries", { phase: "done", found: { ...found, unreadable: 1 }, results: [] }],
] as const)("%s makes it partial", (_, count) => {
  expect(summaryOf(count).partial).toBe(true);
});
