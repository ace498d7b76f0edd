import { lazyComponent } from "#ui/lazy-component.tsx";
import { ExportPopover } from "./export-popover.tsx";
import type { ExportedTable } from "./exported-table.ts";

const TableExportMenu = lazyComponent(
  async () => (await import("./table-export-menu.tsx")).TableExportMenu,
);

/** Opens the options of an export of a table. */
export function TableExport({
  isNamed = false,
  ...table
}: ExportedTable & {
  /** Whether the button says what it exports to screen readers, on a page with several of them. */
  isNamed?: boolean;
}) {
  return (
    <ExportPopover label={table.title} subject={isNamed ? table.title : undefined}>
      <TableExportMenu tables={[table]} />
    </ExportPopover>
  );
}

/** The same for one of several tables. */
export function TablesExport({
  label,
  tables,
}: {
  /** Name of the panel. */
  label: string;
  tables: readonly [ExportedTable, ...ExportedTable[]];
}) {
  return (
    <ExportPopover label={label}>
      <TableExportMenu tables={tables} />
    </ExportPopover>
  );
}
