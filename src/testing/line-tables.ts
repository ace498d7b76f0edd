import type { Line } from "#contract/line.ts";
import { LineColumns } from "#lines/engine/columns/line-columns.ts";
import { LineTable } from "#lines/engine/line-table.ts";

/** Lines whose ids and indexes are their positions. */
export function withIndexes(lines: readonly Line[]): readonly Line[] {
  return lines.map((line, id) => ({ ...line, id, index: id }));
}

/**
 * A table of lines.
 * @param now the moment of its figures, in milliseconds since 1970
 */
export function lineTableOf(
  lines: readonly Line[],
  now = Date.parse("2026-03-02T12:00:00Z"),
  options?: ConstructorParameters<typeof LineTable>[2],
): LineTable {
  const columns = new LineColumns();
  for (const line of lines) columns.add(line);
  return new LineTable(columns, now, options);
}
