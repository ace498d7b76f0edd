import type { LineField } from "#lines/line-field.ts";
import type { LineColumns } from "./columns/line-columns.ts";

/** What people change in a line; stock figures and metrics of a product change by themselves. */
const watched = [
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

/** The ids of lines that are new, or other than they were before. */
export function changedLines(before: LineColumns, now: LineColumns): number[] {
  const idBefore = before.numbers("id");
  const idNow = now.numbers("id");
  const pairs = watched.map((field) => [before.column(field), now.column(field)] as const);
  let rowOf: Map<number, number> | null = null;
  const rowBefore = (id: number, row: number) => {
    // Lines usually come in the same places again.
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
