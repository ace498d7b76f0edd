import { expect, test } from "vitest";
import { LineColumns } from "#lines/engine/columns/line-columns.ts";
import { aCountedLine, aLine } from "#testing/samples.ts";
import { futureFinishes } from "./line-quality.ts";

const fetchedAt = Date.parse("2026-03-02T12:00:00Z");

test.each([
  ["after the fetch", { finishedAt: "2026-03-02T12:00:00.001Z" }, 1],
  ["at the fetch, in another zone", { finishedAt: "2026-03-02T14:00:00.000+02:00" }, 0],
  ["before it", { finishedAt: "2026-03-02T11:59:59.999Z" }, 0],
])("a finish %s", (_, changes, future) => {
  const lines = new LineColumns();
  lines.add(aLine());
  lines.add(aCountedLine(1, 0, changes));
  expect(futureFinishes(lines, fetchedAt)).toBe(future);
});
