import { ColumnWidths } from "#table/columns/column-widths.tsx";
import { useColumnWidths } from "#table/columns/stored-widths.ts";
import { useGridLayout } from "#table/grid/use-grid-layout.ts";
import { Button } from "#ui/button.tsx";
import { useMessages } from "#ui/locale.tsx";
import { ColumnsPopover } from "#ui/popover/columns-popover.tsx";
import { personColumn, visibleColumns } from "./columns.tsx";
import styles from "./people-columns-menu.module.css";

const size = { width: 328, height: 420 };

/** A menu for the widths of the people's columns. */
export function PeopleColumnsMenu() {
  const messages = useMessages("all");
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
        titleOf={(column) => personColumn(column).title(messages)}
      />
      <Button variant="link" onClick={() => setWidths({})}>
        {reset}
      </Button>
    </ColumnsPopover>
  );
}
