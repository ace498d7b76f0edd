import type { ReactNode } from "react";
import { FiltersSheet } from "#components/countings-filter/filters-sheet.tsx";
import { StartedChoice, StartedField } from "#components/countings-filter/started-field.tsx";
import { WarehouseField } from "#components/countings-filter/warehouse-field.tsx";
import { SearchField } from "#components/search-field.tsx";
import type { LoadedCountings } from "#hooks/countings/loaded-countings.ts";
import type { CountingsSearch } from "#pages/countings/search.ts";
import { type ColumnName, columnNames } from "#pages/countings/table/column-names.ts";
import type { UpdateSearch } from "#search-params/use-search.ts";
import { SortChoice } from "#table/sort-choice.tsx";
import { useMediaQuery } from "#ui/hooks/use-media-query.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import type { StatusCounts } from "./filter-countings.ts";
import { StatusChoice } from "./status-choice.tsx";
import styles from "./toolbar.module.css";
import { noFilters } from "./use-filters.ts";

/** What is counted in percent is the progress. */
const sortable = columnNames.filter((name) => name !== "progress");

/** Columns whose largest figures are looked for. */
const mostFirst: ReadonlySet<ColumnName> = new Set([
  "elapsed",
  "totalProductsLeft",
  "totalDiscrepancies",
  "discrepancy-rate",
  "totalIncidents",
  "participants",
]);

interface ToolbarProps {
  readonly search: CountingsSearch;
  readonly onChange: UpdateSearch<CountingsSearch>;
  readonly loaded: LoadedCountings | null;
  /** How many countings each status would leave; `null` before anything is loaded. */
  readonly counts: StatusCounts | null;
  /** Rows shown, as all filters leave them. */
  readonly visibleCount: number;
  /** The gateway's time in milliseconds since 1970, for what day it is; `null` before it is known. */
  readonly now: number | null;
  /** What is read first is there, so that what opens may be loaded. */
  readonly isPainted: boolean;
  /** What stands at the end of the bar. */
  readonly children?: ReactNode;
}

/** What the list is narrowed by; where there is no room for all of it, the search and a sheet with the rest. */
export function Toolbar(props: ToolbarProps) {
  const isNarrow = useMediaQuery("(max-width: 899px)");
  const { search, onChange, loaded, counts, children } = props;
  const t = useMessages("first").listFilters;
  const format = useFormat();
  return (
    <div className={styles.bar}>
      {!isNarrow && (
        <>
          <Warehouse {...props} />
          <StartedField {...startedOf(props)} />
          <div className={styles.status}>
            <StatusChoice
              layout="bar"
              statuses={search.statuses}
              counts={counts}
              onChange={(statuses) => onChange({ statuses })}
            />
          </div>
        </>
      )}
      <div className={styles.search}>
        <SearchField
          label={t.search}
          hint={loaded ? t.searchHint(format.number(loaded.loaded)) : t.searchHintNone}
          value={search.q}
          onSearch={(q, isMore) => onChange({ q }, { replace: isMore })}
        />
      </div>
      {isNarrow && <Sheet {...props} />}
      {children}
    </div>
  );
}

function Sheet(props: ToolbarProps) {
  const { search, onChange, loaded, counts, visibleCount } = props;
  const t = useMessages("first").listFilters;
  const { warehouse, from, to, statuses } = search;
  const count = [warehouse, from, to].filter((value) => value !== "").length + statuses.length;
  return (
    <FiltersSheet
      count={count}
      matching={loaded && visibleCount}
      onClear={() => onChange({ ...noFilters, q: search.q })}
    >
      <div>
        <h3>{t.warehouse}</h3>
        <Warehouse {...props} />
      </div>
      <div>
        <h3>{t.started}</h3>
        <StartedChoice {...startedOf(props)} />
      </div>
      <StatusChoice
        layout="list"
        statuses={statuses}
        counts={counts}
        onChange={(next) => onChange({ statuses: next })}
      />
      <Sorting {...props} />
    </FiltersSheet>
  );
}

function Sorting({ search, onChange }: ToolbarProps) {
  const { sort: t, columns, columnsInFull } = useMessages("first").countingTable;
  return (
    <SortChoice
      columns={sortable}
      titleOf={(column) => columnsInFull[column] ?? columns[column]}
      default={t.default}
      sort={search.sort}
      isDescendingFirst={(column) => mostFirst.has(column)}
      layout="list"
      onSort={(sort) => onChange({ sort }, { replace: true })}
    />
  );
}

function Warehouse({ search, onChange, isPainted }: ToolbarProps) {
  return (
    <WarehouseField
      value={search.warehouse}
      onChoose={(warehouse) => onChange({ warehouse })}
      isPainted={isPainted}
    />
  );
}

function startedOf({ search: { from, to }, onChange, now, isPainted }: ToolbarProps) {
  return { from, to, now, isPainted, onChange };
}
