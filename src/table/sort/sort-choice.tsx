import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import { useId } from "react";
import { Button } from "#ui/button.tsx";
import { useMessages } from "#ui/locale.tsx";
import styles from "./sort-choice.module.css";
import type { Sort } from "./sorts.ts";

/**
 * Replaces the column headers below 900 pixels, where they are hidden. It chooses one column; further columns
 * in an address stay after the first one until another is chosen.
 */
export function SortChoice<Column extends string>({
  columns,
  titleOf,
  default: fallback,
  sort,
  isDescendingFirst,
  layout,
  onSort,
}: {
  columns: readonly Column[];
  /** The name of the column's order in that direction. */
  titleOf: (column: Column, descending: boolean) => string;
  /** Label of the order without a column; `undefined` where one always is by a column. */
  default: string | undefined;
  sort: readonly Sort<Column>[];
  /** Whether a column sorts descending when chosen. */
  isDescendingFirst: (column: Column) => boolean;
  /** As a row above cards, or as a section of a sheet. */
  layout: "row" | "list";
  onSort: (sort: readonly Sort<Column>[]) => void;
}) {
  const t = useMessages("common").countingTable.sort;
  const id = useId();
  const [first, ...rest] = sort;
  // An address may name a column that is not offered here.
  const offered =
    first === undefined || columns.includes(first.field) ? columns : [...columns, first.field];
  const choose = (name: string) => {
    const column = offered.find((one) => one === name);
    onSort(column === undefined ? [] : [{ field: column, descending: isDescendingFirst(column) }]);
  };
  return (
    <div className={styles.choice} data-layout={layout}>
      <label id={`${id}-by`} htmlFor={id}>
        {t.by}
      </label>
      <select id={id} value={first?.field ?? ""} onChange={({ target }) => choose(target.value)}>
        {fallback !== undefined && <option value="">{fallback}</option>}
        {offered.map((column) => (
          <option key={column} value={column}>
            {titleOf(
              column,
              column === first?.field ? first.descending : isDescendingFirst(column),
            )}
          </option>
        ))}
      </select>
      {first && (
        <Button
          id={`${id}-way`}
          variant="icon"
          aria-label={first.descending ? t.descending : t.ascending}
          aria-labelledby={`${id}-by ${id}-way`}
          onClick={() => onSort([{ ...first, descending: !first.descending }, ...rest])}
        >
          {first.descending ? <ArrowDown aria-hidden="true" /> : <ArrowUp aria-hidden="true" />}
        </Button>
      )}
    </div>
  );
}
