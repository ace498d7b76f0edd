import { createPortal } from "react-dom";
import type { ExportedTable } from "#components/export/exported-table.ts";
import { TableExport } from "#components/export/table-export.tsx";
import { SearchField } from "#components/search-field.tsx";
import { useExportSlot } from "#pages/counting/header/export-slot.ts";
import styles from "#pages/counting/table-tools.module.css";
import { SortChoice } from "#table/sort/sort-choice.tsx";
import type { Sort } from "#table/sort/sorts.ts";
import { breakpoints } from "#ui/breakpoints.ts";
import { useMediaQuery } from "#ui/hooks/use-media-query.ts";
import { PeopleColumnsMenu } from "./people-columns-menu.tsx";
import type { PeopleContext } from "./people-context.ts";
import type { PeopleSearch } from "./people-search.ts";
import peopleStyles from "./people-tab.module.css";
import { type PeopleColumn, peopleColumns, peopleTable } from "./table.tsx";

/** Search and sort of people, and their export among the counting's actions. */
export function PeopleTools({
  context,
  text,
  sort,
  hasDefaultSort,
  onSort,
  matching,
  total,
  exported,
  onChange,
}: {
  context: PeopleContext;
  text: string;
  sort: readonly Sort<PeopleColumn>[];
  /** Whether people are sorted by a column where none was chosen. */
  hasDefaultSort: boolean;
  onSort: (sort: readonly Sort<PeopleColumn>[]) => void;
  /** Number of people that the search finds, and of all. */
  matching: number;
  total: number;
  /** The people as shown. */
  exported: ExportedTable;
  onChange: (change: Partial<PeopleSearch>) => void;
}) {
  const t = context.messages.people;
  const isNarrow = useMediaQuery(breakpoints.narrow);
  const { format } = context;
  const slot = useExportSlot();
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
        {!isNarrow && <div className={peopleStyles.gap}>{count}</div>}
        {!isNarrow && <PeopleColumnsMenu context={context} />}
        {slot && matching > 0 && createPortal(<TableExport {...exported} isNamed />, slot)}
      </div>
      {isNarrow && (
        <div className={styles.sort}>
          <SortChoice
            columns={peopleColumns}
            titleOf={(column) => peopleTable[column].title(context)}
            default={hasDefaultSort ? undefined : t.mostLines}
            sort={sort}
            isDescendingFirst={(column) => peopleTable[column].kind !== "text"}
            layout="row"
            onSort={onSort}
          />
          {count}
        </div>
      )}
    </>
  );
}
