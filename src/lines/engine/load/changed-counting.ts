import * as v from "valibot";
import { lineChangesSchema } from "#contract/line-changes.ts";
import type { LineColumns } from "#lines/engine/columns/line-columns.ts";
import type { ArrivingCounting } from "./arriving-counting.ts";

/**
 * The lines of a counting after what changed has arrived.
 * @param before the lines that the changes are since
 * @returns `null` when the changes do not fit: the whole answer is needed then
 */
export function changedLinesOf(
  before: LineColumns,
  arriving: ArrivingCounting,
): LineColumns | null {
  const { lines, faults } = arriving;
  const parsed = v.safeParse(lineChangesSchema, arriving.member("changed"));
  if (!parsed.success || faults.length > 0) return null;
  const { count, rows } = parsed.output;
  const isAscending = rows.every((row, index) => index === 0 || row > (rows[index - 1] ?? row));
  const added = rows.filter((row) => row >= before.size).length;
  const isFilled = added === Math.max(0, count - before.size) && (rows.at(-1) ?? -1) < count;
  if (rows.length !== lines.size || !isAscending || !isFilled) return null;
  // A line that gets another id has moved, and then nothing is where it is expected.
  const [idBefore, idNow] = [before.numbers("id"), lines.numbers("id")];
  const areInPlace = rows.every(
    (row, index) => row >= before.size || idBefore.number(row) === idNow.number(index),
  );
  return areInPlace ? before.changed(count, rows, lines) : null;
}
