import { SearchField } from "#components/search-field.tsx";
import { SortChoice } from "#table/sort-choice.tsx";
import type { Sort } from "#table/sorts.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { kindOf, type PeopleColumn, peopleColumns } from "./people-columns.ts";
import type { PeopleSearch } from "./people-search.ts";
import styles from "./people-tab.module.css";

/** Search and sort of people, with what their figures cover. */
export function PeopleTools({
  text,
  sort,
  titles,
  matching,
  total,
  isFiltered,
  onChange,
}: {
  text: string;
  sort: readonly Sort<PeopleColumn>[];
  titles: Readonly<Record<PeopleColumn, string>>;
  /** Number of people that the search finds, and of all. */
  matching: number;
  total: number;
  /** Whether a filter leaves some lines out. */
  isFiltered: boolean;
  onChange: (change: Partial<PeopleSearch>) => void;
}) {
  const { overview, people: t } = useMessages("counting");
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
        titleOf={(column) => titles[column]}
        default={t.mostLines}
        sort={sort}
        isDescendingFirst={(column) => kindOf(column) !== "text"}
        layout="bar"
        onSort={(next) => onChange({ sort: next })}
      />
      <p className={styles.covers}>
        {isFiltered ? overview.people.scopeNarrowed : overview.people.scope}
      </p>
      <p role="status">
        {matching === total ? t.count(all, total) : t.countOf(format.number(matching), all, total)}
      </p>
    </div>
  );
}
