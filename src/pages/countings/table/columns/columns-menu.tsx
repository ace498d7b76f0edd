import { useState } from "react";
import type { CountingsSearch } from "#pages/countings/search.ts";
import type { UpdateSearch } from "#search-params/use-search.ts";
import { Button } from "#ui/button.tsx";
import { useMessages } from "#ui/locale.tsx";
import { ColumnsPopover } from "#ui/popover/columns-popover.tsx";
import { columnNames, defaultColumns, listColumns } from "./columns.tsx";
import styles from "./columns-menu.module.css";
import type { ColumnName } from "./table-model.ts";
import { useListContext } from "./use-list-context.ts";
import { useVisibleColumns } from "./use-visible-columns.ts";

const size = { width: 264, height: 420 };

/** Chooses the columns of the tables. Rows of three lines ignore the choice. */
export function ColumnsMenu({
  columns,
  onChange,
}: {
  /** The choice, or `null` for the default. */
  columns: readonly ColumnName[] | null;
  onChange: UpdateSearch<CountingsSearch>;
}) {
  const t = useMessages("common").countingTable.menu;
  return (
    <ColumnsPopover
      label={t.open}
      size={size}
      className={styles.menu}
      panelClassName={styles.panel}
    >
      <Choice chosen={columns ?? defaultColumns} onChange={onChange} />
    </ColumnsPopover>
  );
}

function Choice({
  chosen,
  onChange,
}: {
  chosen: readonly ColumnName[];
  onChange: UpdateSearch<CountingsSearch>;
}) {
  const context = useListContext();
  const { menu: t } = context.t.countingTable;
  // The address is updated a moment later, but a box is ticked at once.
  const [ticked, setTicked] = useState(chosen);
  const visible = useVisibleColumns(ticked).columns;
  const choose = (columns: readonly ColumnName[] | null) => {
    setTicked(columns ?? defaultColumns);
    onChange({ columns }, { replace: true });
  };
  const flip = (name: ColumnName) => {
    const isTicked = ticked.includes(name);
    choose(columnNames.filter((one) => (one === name ? !isTicked : ticked.includes(one))));
  };
  return (
    <>
      {listColumns.map(({ id: name, title, isAlwaysVisible: isFixed = false }) => {
        return (
          <label key={name}>
            <input
              type="checkbox"
              checked={isFixed || ticked.includes(name)}
              disabled={isFixed}
              onChange={() => flip(name)}
            />
            {title(context)}
            {isFixed && <small>{t.always}</small>}
            {ticked.includes(name) && !visible.some(({ id }) => id === name) && (
              <small>{t.noRoom}</small>
            )}
          </label>
        );
      })}
      <Button variant="link" onClick={() => choose(null)}>
        {t.reset}
      </Button>
    </>
  );
}
