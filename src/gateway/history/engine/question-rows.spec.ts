import { expect, test } from "vitest";
import type { CatalogCounting } from "#gateway/history/archive/catalog.ts";
import { questionRows } from "./question-rows.ts";

const countings = (
  [
    ["old", 1, "01"],
    ["a", 1, "02"],
    ["b", 1, "02"],
    ["c", 1, "02"],
    ["late", 1, "03"],
    ["other", 2, "02"],
  ] as const
).map(
  ([counting, warehouse, day]) =>
    ({ counting, warehouse, started_at: `2026-03-${day}T06:00:00.000Z` }) as CatalogCounting,
);

test.each([
  [{ counting: "b", limit: 1 }, ["old", "a", "b", "c"]],
  [{ counting: "late", limit: 1 }, ["a", "b", "c", "late"]],
  [{ before: "2026-03-02T06:00:00Z", limit: 1 }, ["old", "a", "b", "c", "other"]],
  [{ counting: "unknown", limit: 9 }, []],
])("the counts before %j are among those that are read", (parameters, found) => {
  const about = questionRows.previous.about?.(countings, parameters);
  expect(about?.map(({ counting }) => counting)).toEqual(found);
});
