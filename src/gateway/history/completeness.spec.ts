import { expect, test } from "vitest";
import { type Completeness, completenessOf } from "./completeness.ts";
import type { ArchiveProgress } from "./protocol.ts";
import { sampleProgress } from "./testing/sample-progress.ts";

test.each<[string, Partial<ArchiveProgress>, Completeness]>([
  ["all are read", {}, { kind: "complete" }],
  ["the list is not known", { total: null }, { kind: "reading", retryAfter: 30 }],
  ["some are left", { total: 30, perMinute: 60 }, { kind: "reading", retryAfter: 20 }],
  ["one is left", { total: 11, perMinute: 60 }, { kind: "reading", retryAfter: 5 }],
  ["many are left", { total: 9000, perMinute: 60 }, { kind: "reading", retryAfter: 300 }],
  ["the first is being read", { total: 30 }, { kind: "reading", retryAfter: 30 }],
  [
    "some are left, and one could not be read",
    { total: 30, missingTotal: 1 },
    { kind: "reading", retryAfter: 30 },
  ],
  [
    "one could not be read",
    { total: 11, missingTotal: 1 },
    { kind: "partial", read: 10, total: 11 },
  ],
  [
    "another gateway reads them",
    { isWriter: false, total: null },
    { kind: "partial", read: 10, total: null },
  ],
])("%s", (_, changes, expected) => {
  const process = { engine: "ready", progress: { ...sampleProgress, ...changes } } as const;
  expect(completenessOf({ process, fault: null })).toEqual(expected);
});

test("a process that has told nothing has not read all", () => {
  const reading = { kind: "reading", retryAfter: 30 };
  expect(completenessOf({ process: null, fault: null })).toEqual(reading);
});
