import { SearchField } from "#components/search-field.tsx";
import { useColumnWidths } from "#table/grid-column-widths.ts";
import { SortChoice } from "#table/sort-choice.tsx";
import type { Sort } from "#table/sorts.ts";
import { Button } from "#ui/button.tsx";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { type PeopleColumn, peopleColumns, personColumn } from "./columns.tsx";
import type { PeopleSearch } from "./people-search.ts";
import styles from "./people-tab.module.css";

/** Search and sort of people, with what their figures cover. */
export function PeopleTools({
  text,
  sort,
  matching,
  total,
  isFiltered,
  onChange,
}: {
  text: string;
  sort: readonly Sort<PeopleColumn>[];
  /** Number of people that the search finds, and of all. */
  matching: number;
  total: number;
  /** Whether a filter leaves some lines out. */
  isFiltered: boolean;
  onChange: (change: Partial<PeopleSearch>) => void;
}) {
  const messages = useMessages("all");
  const { overview, people: t } = messages;
  const { reset } = useMessages("first").countingTable.resize;
  const [widths, setWidths] = useColumnWidths("people");
  const format = useFormat();
  const all = format.number(total);
  return (
    <div className={styles.tools}>
      <SearchField
        label={t.search}
        hint={t.searchHint}
        value={text}
        onSearch={(next) => onChange({ text: next })}
      />
      <SortChoice
        columns={peopleColumns}
        titleOf={(column) => personColumn(column).title(messages)}
        default={t.mostLines}
        sort={sort}
        isDescendingFirst={(column) => personColumn(column).kind !== "text"}
        layout="bar"
        onSort={(next) => onChange({ sort: next })}
      />
      {Object.keys(widths).length > 0 && (
        <span className={styles.reset}>
          <Button variant="link" onClick={() => setWidths({})}>
            {reset}
          </Button>
        </span>
      )}
      <p className={styles.covers}>
        {isFiltered ? overview.people.scopeNarrowed : overview.people.scope}
      </p>
      <p role="status">
        {matching === total ? t.count(all, total) : t.countOf(format.number(matching), all, total)}
      </p>
    </div>
  );
}
