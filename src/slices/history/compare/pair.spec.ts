import { expect, it } from "vitest";
import type { ArchivedCounting } from "#contract/history/parts.ts";
import { pairOf } from "./pair.ts";

it("puts the count first that started first, whichever way its start is written", () => {
  const early = { id: "early", startedAt: "2026-11-02T01:00:00+02:00" } as ArchivedCounting;
  const late = { id: "late", startedAt: "2026-11-02T00:30:00Z" } as ArchivedCounting;
  const ids = (one: ArchivedCounting, other: ArchivedCounting) => {
    const { a, b } = pairOf(one, other);
    return [a.id, b.id];
  };
  expect(ids(early, late)).toEqual(["early", "late"]);
  expect(ids(late, early)).toEqual(["early", "late"]);
});
