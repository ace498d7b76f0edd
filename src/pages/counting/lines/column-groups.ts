import type { LineField } from "#lines/line-field.ts";
import { lineFields } from "#lines/line-fields.ts";

/** Subjects of fields, in the order in which columns are offered. */
export const columnGroups = [
  "line",
  "stock",
  "count",
  "product",
  "metrics",
  "location",
  "documentation",
  "incident",
  "counting",
] as const;

export type ColumnGroup = (typeof columnGroups)[number];

const counts: ReadonlySet<LineField> = new Set([
  "state",
  "expected",
  "countedStock",
  "difference",
  "value",
  "absolute-value",
  "startedAt",
  "finishedAt",
  "assignedUser.id",
  "assignedUser.username",
  "prevCountedStock",
  "prevDifference",
]);

function groupOf(field: LineField): ColumnGroup {
  if (counts.has(field)) return "count";
  if (/stock$/i.test(field) && !field.startsWith("documentation.")) return "stock";
  if (field.startsWith("product.metrics.")) return "metrics";
  const [head] = field.split(".");
  if (head === "lot") return "location";
  return columnGroups.find((group) => group === head) ?? "line";
}

/** All fields by subject. */
export function groupedFields(): readonly (readonly [ColumnGroup, readonly LineField[]])[] {
  return columnGroups.map((group) => [
    group,
    lineFields.filter((field) => groupOf(field) === group),
  ]);
}
