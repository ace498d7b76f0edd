import type { ExportedTable } from "#components/export/exported-table.ts";
import { TableExport } from "#components/export/table-export.tsx";
import { SearchField } from "#components/search-field.tsx";
import { FilterRow } from "#pages/counting/filters/filter-row.tsx";
import { LinesFilters } from "#pages/counting/filters/lines-filters.tsx";
import type { FilterControlsProps } from "#pages/counting/filters/use-filter-controls.ts";
import styles from "#pages/counting/table-tools.module.css";
import { SortChoice } from "#table/sort/sort-choice.tsx";
import type { Sort } from "#table/sort/sorts.ts";
import { breakpoints } from "#ui/breakpoints.ts";
import { useMediaQuery } from "#ui/hooks/use-media-query.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { type PeopleColumn, peopleColumns, personColumn } from "./columns.tsx";
import { PeopleColumnsMenu } from "./people-columns-menu.tsx";
import type { PeopleSearch } from "./people-search.ts";

/** Search and sort of people, and the filters of their lines. */
export function PeopleTools({
  text,
  sort,
  hasDefaultSort,
  onSort,
  matching,
  total,
  lines,
  filters,
  exported,
  onChange,
}: {
  text: string;
  sort: readonly Sort<PeopleColumn>[];
  /** Whether people are sorted by a column where none was chosen. */
  hasDefaultSort: boolean;
  onSort: (sort: readonly Sort<PeopleColumn>[]) => void;
  /** Number of people that the search finds, and of all. */
  matching: number;
  total: number;
  /** Number of lines that match. */
  lines: number;
  filters: FilterControlsProps;
  /** The people as shown. */
  exported: ExportedTable;
  onChange: (change: Partial<PeopleSearch>) => void;
}) {
  const messages = useMessages("all");
  const t = messages.people;
  const isNarrow = useMediaQuery(breakpoints.narrow);
  const format = useFormat();
  const all = format.number(total);
  const count = (
    <p role="status">
      {matching === total ? t.count(all, total) : t.countOf(format.number(matching), all, total)}
    </p>
  );
  return (
    <>
      <div className={styles.tools}>
        <SearchField
          label={t.search}
          hint={t.searchHint}
          value={text}
          onSearch={(next) => onChange({ text: next })}
        />
        {isNarrow ? (
          <LinesFilters {...filters} matching={lines} />
        ) : (
          <FilterRow {...filters} mayClear />
        )}
        {!isNarrow && count}
        {!isNarrow && <PeopleColumnsMenu />}
        {!isNarrow && matching > 0 && <TableExport {...exported} isNamed />}
      </div>
      {isNarrow && (
        <div className={styles.sort}>
          <SortChoice
            columns={peopleColumns}
            titleOf={(column) => personColumn(column).title(messages)}
            default={hasDefaultSort ? undefined : t.mostLines}
            sort={sort}
            isDescendingFirst={(column) => personColumn(column).kind !== "text"}
            layout="row"
            onSort={onSort}
          />
          {count}
        </div>
      )}
    </>
  );
}
