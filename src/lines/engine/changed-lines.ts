import type { LineField } from "#lines/line-fields.ts";
import type { LineColumns } from "./columns/line-columns.ts";

/** Fields that people change in a line; a product's stock figures and metrics change by themselves. */
const comparedFields = [
  "startedAt",
  "finishedAt",
  "assignedUser.id",
  "countedStock",
  "difference",
  "prevCountedStock",
  "documentation.id",
  "documentation.body",
  "documentation.reason.id",
  "incident.id",
  "incident.body",
] as const satisfies readonly LineField[];

/** The ids of new and changed lines. */
export function changedLines(before: LineColumns, now: LineColumns): number[] {
  const idBefore = before.numbers("id");
  const idNow = now.numbers("id");
  const pairs = comparedFields
    .map((field) => [before.column(field), now.column(field)] as const)
    .filter(([was, is]) => was !== is);
  let rowOf: Map<number, number> | null = null;
  const rowBefore = (id: number, row: number) => {
    // Lines usually arrive in the same order again.
    if (row < before.size && idBefore.number(row) === id) return row;
    rowOf ??= new Map(Array.from({ length: before.size }, (_, at) => [idBefore.number(at), at]));
    return rowOf.get(id);
  };
  const changed: number[] = [];
  for (let row = 0; row < now.size; row += 1) {
    const id = idNow.number(row);
    const old = rowBefore(id, row);
    const isSame = old !== undefined && pairs.every(([was, is]) => was.isSame(old, is, row));
    if (!isSame) changed.push(id);
  }
  return changed;
}
