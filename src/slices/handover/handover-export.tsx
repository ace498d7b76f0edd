import { contentOf } from "#components/export/exported-columns.ts";
import { TablesExport } from "#components/export/table-export.tsx";
import type { Columns } from "#table/entries/columns.ts";
import { fileColumns } from "#table/entries/places.ts";
import { type SheetContext, sheetTables } from "./sheet-tables.tsx";
import type { CutList, HandoverTexts } from "./texts/handover-sheet.ts";

/** Opens the export of the sheet's tables. */
export function HandoverExport({
  texts,
  isOne,
  context,
}: {
  texts: HandoverTexts;
  /** Whether it is of one warehouse. */
  isOne: boolean;
  context: SheetContext;
}) {
  const t = context.messages.handover;
  const table = <Row,>(
    name: keyof typeof t.sections,
    { all }: CutList<Row>,
    columns: Columns<Row, SheetContext>,
  ) => ({
    title: t.sections[name],
    count: all.length,
    read: () => contentOf(fileColumns(columns), all, context),
  });
  return (
    <TablesExport
      label={texts.title}
      tables={
        isOne
          ? [
              table("countings", texts.countings, sheetTables.countings),
              table("tasks", texts.tasks, sheetTables.tasks),
              table("costliest", texts.costliest, sheetTables.costliest),
              table("zones", texts.zones, sheetTables.zones),
              table("people", texts.people, sheetTables.people),
            ]
          : [table("countings", texts.countings, sheetTables.changed)]
      }
    />
  );
}
