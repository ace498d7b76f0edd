import { copiedCells } from "#components/export/copied-cells.ts";
import type { Format } from "#format/format.ts";
import type { CommonMessages } from "#messages/en/common.ts";
import type { Cell } from "#spreadsheet/sheet.ts";
import type { CopiedTable } from "#ui/copy/clipboard.ts";
import type { ColumnName, ListColumn, ListRow } from "./table-model.ts";

const instants: readonly ColumnName[] = ["startedAt", "endsAt", "forecast"];

/** Some columns of countings for a spreadsheet. */
export function copiedCountings(
  rows: readonly ListRow[],
  columns: readonly ListColumn[],
  { t, format, hasTitles }: { t: CommonMessages; format: Format; hasTitles: boolean },
): CopiedTable {
  const { columns: titles, columnsInFull } = t.countingTable;
  const cellOf = ({ id, accessorFn }: ListColumn, row: ListRow): Cell => {
    const value = accessorFn(row);
    if (id === "active") return row.counting.active ? t.progress.active : t.progress.finished;
    if (typeof value !== "number") return value;
    if (instants.includes(id)) return new Date(value);
    return id === "elapsed" ? format.duration(value) : value;
  };
  const content = {
    columns: columns.map(({ id }) => ({
      title: columnsInFull[id] ?? titles[id],
      isInstant: instants.includes(id),
    })),
    rows: rows.map((row) => columns.map((column) => cellOf(column, row))),
  };
  return copiedCells(content, { format, hasTitles });
}
