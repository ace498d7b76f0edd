import { ArrowDown, ArrowUp } from "lucide-react";
import { useId } from "react";
import type { Sort } from "#table/sorts.ts";
import { Button } from "#ui/button.tsx";
import { useCountingMessages } from "#ui/locale.tsx";
import { isPeopleColumn, kindOf, type PeopleColumn, peopleColumns } from "./people-columns.ts";
import styles from "./people-tab.module.css";

/** What the names of the columns do, where they cannot be seen. */
export function PeopleSortChoice({
  sort,
  titles,
  onSort,
}: {
  sort: readonly Sort<PeopleColumn>[];
  titles: Readonly<Record<PeopleColumn, string>>;
  onSort: (sort: readonly Sort<PeopleColumn>[]) => void;
}) {
  const words = useCountingMessages().people;
  const id = useId();
  const [first] = sort;
  const descending = first?.descending ?? true;
  const Arrow = descending ? ArrowDown : ArrowUp;
  return (
    <div className={styles.sort}>
      <label htmlFor={id}>{words.sortBy}</label>
      <select
        id={id}
        value={first?.field ?? ""}
        onChange={({ target: { value } }) =>
          onSort(
            isPeopleColumn(value) ? [{ field: value, descending: kindOf(value) !== "text" }] : [],
          )
        }
      >
        <option value="">{words.mostLines}</option>
        {peopleColumns.map((column) => (
          <option key={column} value={column}>
            {titles[column]}
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
