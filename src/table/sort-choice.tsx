import { ArrowDown, ArrowUp } from "lucide-react";
import { useId } from "react";
import { Button } from "#ui/button.tsx";
import { useFirstMessages } from "#ui/locale.tsx";
import styles from "./sort-choice.module.css";
import type { Sort } from "./sorts.ts";

/** What the names of the columns do, where they cannot be seen: below 900 pixels. By one column at a time. */
export function SortChoice<Column extends string>({
  columns,
  titleOf,
  usual,
  sort,
  isDescendingFirst,
  onSort,
}: {
  columns: readonly Column[];
  titleOf: (column: Column) => string;
  /** How rows are sorted by none of them. */
  usual: { readonly title: string; readonly descending: boolean };
  sort: readonly Sort<Column>[];
  /** Whether a column's largest come first when it is chosen. */
  isDescendingFirst: (column: Column) => boolean;
  onSort: (sort: readonly Sort<Column>[]) => void;
}) {
  const words = useFirstMessages().countingTable.sort;
  const id = useId();
  const [first] = sort;
  const descending = first?.descending ?? usual.descending;
  const Arrow = descending ? ArrowDown : ArrowUp;
  const choose = (name: string) => {
    const column = columns.find((one) => one === name);
    onSort(column === undefined ? [] : [{ field: column, descending: isDescendingFirst(column) }]);
  };
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{words.by}</label>
      <select id={id} value={first?.field ?? ""} onChange={({ target }) => choose(target.value)}>
        <option value="">{usual.title}</option>
        {columns.map((column) => (
          <option key={column} value={column}>
            {titleOf(column)}
          </option>
        ))}
      </select>
      <Button
        look="icon"
        aria-label={descending ? words.descending : words.ascending}
        disabled={first === undefined}
        onClick={() => first && onSort([{ ...first, descending: !descending }])}
      >
        <Arrow aria-hidden="true" />
      </Button>
    </div>
  );
}
