import { ArrowDown, ArrowUp } from "lucide-react";
import { type MouseEvent, type MouseEventHandler, memo } from "react";
import { FigureHint } from "#components/figure-hint.tsx";
import { useMessages } from "#ui/locale.tsx";
import type { ColumnName } from "./column-names.ts";
import { countingColumns } from "./columns.tsx";
import styles from "./counting-table.module.css";
import type { TableView } from "./counting-table.tsx";
import { ProgressKey } from "./progress-key.tsx";
import { nextSort } from "./sort-countings.ts";
import { useIsNarrow } from "./use-visible-columns.ts";

/**
 * Column names; a click sorts, with Shift in addition to the current sort. Below 900 pixels, where rows explain
 * themselves, the header is for screen readers only.
 */
export const TableHeader = memo(function TableHeader({
  columns,
  sort,
  onChange,
}: Pick<TableView, "columns" | "sort" | "onChange">) {
  const t = useMessages("first").countingTable;
  const isNarrow = useIsNarrow();
  const press = (field: ColumnName) => (event: MouseEvent) =>
    onChange({ sort: nextSort(sort, field, event.shiftKey) }, { replace: true });
  return (
    <div role="rowgroup" className={styles.header}>
      <div role="row" aria-rowindex={1} className={styles.headerRow}>
        {columns.map((name) => {
          const sorted = sort.find(({ field }) => field === name);
          const title = t.columns[name];
          return (
            <div
              key={name}
              role="columnheader"
              data-column={name}
              aria-sort={sorted ? (sorted.descending ? "descending" : "ascending") : "none"}
            >
              {isNarrow ? title : <Title column={name} onClick={press(name)} />}
              {sorted && <Arrow descending={sorted.descending} />}
              {name === "progress" && <ProgressKey />}
            </div>
          );
        })}
      </div>
    </div>
  );
});

/** Hovering the name shows the figure's definition. */
function Title({ column, onClick }: { column: ColumnName; onClick: MouseEventHandler }) {
  const title = useMessages("first").countingTable.columns[column];
  const { figure } = countingColumns[column];
  if (figure) return <FigureHint figure={figure} label={title} onClick={onClick} />;
  return (
    <button type="button" className={styles.sort} onClick={onClick}>
      {title}
    </button>
  );
}

function Arrow({ descending }: { descending: boolean }) {
  return descending ? <ArrowDown aria-hidden="true" /> : <ArrowUp aria-hidden="true" />;
}
