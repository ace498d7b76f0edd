import type { Counting } from "#contract/counting.ts";
import { type IdentityFaults, IdentityTally } from "#domain/lines/quality.ts";
import type { LineColumns } from "#lines/engine/columns/line-columns.ts";

export function identityFaults(lines: LineColumns, countingId: string): IdentityFaults {
  const tally = new IdentityTally(countingId);
  const [ids, indexes] = [lines.numbers("id"), lines.numbers("index")];
  const countingIds = lines.texts("counting.id");
  for (let row = 0; row < lines.size; row += 1) {
    tally.add({
      id: ids.number(row),
      index: indexes.number(row),
      countingId: countingIds.read(row) ?? "",
    });
  }
  return tally.faults;
}

interface CheckedLines {
  readonly lines: LineColumns;
  readonly loaded: { readonly counting: Counting };
}

/** Whether two versions of a counting share all that identifies their lines. */
export function hasSameIdentities(one: CheckedLines, other: CheckedLines): boolean {
  const fields = ["id", "index", "counting.id"] as const;
  return (
    one.lines.size === other.lines.size &&
    one.loaded.counting.id === other.loaded.counting.id &&
    fields.every((field) => one.lines.column(field) === other.lines.column(field))
  );
}

/**
 * Number of lines that were finished in the future.
 * @param fetchedAt milliseconds since 1970
 */
export function futureFinishes(lines: LineColumns, fetchedAt: number): number {
  const { values } = lines.numbers("finishedAt");
  let future = 0;
  for (let row = 0; row < lines.size; row += 1) {
    if ((values[row] ?? 0) > fetchedAt) future += 1;
  }
  return future;
}
