import { ColumnWidths } from "#table/columns/column-widths.tsx";
import { useColumnWidths } from "#table/columns/stored-widths.ts";
import { useGridLayout } from "#table/grid/use-grid-layout.ts";
import { Button } from "#ui/button.tsx";
import { ColumnsPopover } from "#ui/popover/columns-popover.tsx";
import styles from "./people-columns-menu.module.css";
import type { PeopleContext } from "./people-context.ts";
import { peopleTable, visibleColumns } from "./table.tsx";

const size = { width: 328, height: 420 };

/** A menu for the widths of the people's columns. */
export function PeopleColumnsMenu({ context }: { context: PeopleContext }) {
  const { messages } = context;
  const { reset } = messages.countingTable.resize;
  const [, setWidths] = useColumnWidths("people");
  const layout = useGridLayout();
  return (
    <ColumnsPopover
      label={messages.counting.columns.open}
      size={size}
      panelClassName={styles.panel}
    >
      <ColumnWidths
        grid="people"
        columns={visibleColumns(layout)}
        titleOf={(column) => peopleTable[column].title(context)}
      />
      <Button variant="link" onClick={() => setWidths({})}>
        {reset}
      </Button>
    </ColumnsPopover>
  );
}
