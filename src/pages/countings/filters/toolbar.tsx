import type { ReactNode } from "react";
import { FiltersSheet } from "#components/countings-filter/filters-sheet.tsx";
import { StartedChoice, StartedField } from "#components/countings-filter/started-field.tsx";
import { WarehouseField } from "#components/countings-filter/warehouse-field.tsx";
import { SearchField } from "#components/search-field.tsx";
import type { LoadedCountings } from "#hooks/countings/loaded-countings.ts";
import type { CountingsList } from "#hooks/countings/use-countings.ts";
import type { Messages } from "#messages/en/catalogue.ts";
import type { CountingsSearch } from "#pages/countings/search.ts";
import { listColumns } from "#pages/countings/table/columns/columns.tsx";
import type { ColumnName } from "#pages/countings/table/columns/table-model.ts";
import type { UpdateSearch } from "#search-params/use-search.ts";
import { SortChoice } from "#table/sort/sort-choice.tsx";
import { breakpoints } from "#ui/breakpoints.ts";
import { useMediaQuery } from "#ui/hooks/use-media-query.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import type { StatusCounts } from "./filter-countings.ts";
import { StatusChoice } from "./status-choice.tsx";
import styles from "./toolbar.module.css";

/** The counted percentage is the same as progress. */
const sortable = listColumns.map(({ id }) => id).filter((name) => name !== "progress");

/** Columns that sort descending first. */
const descendingFirst: ReadonlySet<ColumnName> = new Set(
  listColumns.filter(({ isLargestFirst }) => isLargestFirst).map(({ id }) => id),
);

type Coverage = Pick<CountingsList, "loadingAll" | "loadingMore" | "isNewest">;

interface ToolbarProps {
  readonly search: CountingsSearch;
  readonly onChange: UpdateSearch<CountingsSearch>;
  readonly loaded: LoadedCountings | null;
  readonly list: Coverage;
  /** Countings that each status would leave; `null` before anything is loaded. */
  readonly counts: StatusCounts | null;
  /** Rows after all filters. */
  readonly visibleCount: number;
  /** The gateway's time in milliseconds since 1970, which defines today; `null` before it is known. */
  readonly now: number | null;
  /** Whether the first content is painted, so that lazy parts may load. */
  readonly isPainted: boolean;
  /** Continues a search that no counting matches. */
  readonly onEnter: (() => void) | undefined;
  /** Further controls of the list, for a sheet. */
  readonly tools: ReactNode;
}

/** The filters of the list; without enough room, the search and a sheet with the rest. */
export function Toolbar(props: ToolbarProps) {
  const isNarrow = useMediaQuery(breakpoints.narrow);
  const { search, onChange, loaded, list, counts } = props;
  const { app, listFilters: t } = useMessages("common");
  const format = useFormat();
  const isLoading = loaded?.end === "more" && (list.loadingAll || list.loadingMore);
  return (
    <div className={styles.bar}>
      {!isNarrow && (
        <>
          <Warehouse {...props} />
          <StartedField {...startedOf(props)} />
        </>
      )}
      <div className={styles.status}>
        <StatusChoice
          layout={isNarrow ? "tabs" : "bar"}
          statuses={search.statuses}
          counts={counts}
          onChange={(statuses) => onChange({ statuses })}
        />
      </div>
      <div className={styles.search}>
        {isLoading && (
          <progress
            className={styles.track}
            value={loaded.loaded}
            max={Math.max(loaded.loaded, loaded.total)}
            aria-label={app.loading}
          />
        )}
        <SearchField
          label={t.search}
          hint={loaded ? searchHint(loaded, list, t, format.number) : t.searchHintNone}
          value={search.q}
          onEnter={props.onEnter}
          onSearch={(q, isMore) => onChange({ q }, { replace: isMore })}
        />
      </div>
      {isNarrow && <Sheet {...props} />}
    </div>
  );
}

/** Which countings a search looks through. */
function searchHint(
  { loaded, total, end }: LoadedCountings,
  { loadingAll, isNewest }: Coverage,
  t: Messages["listFilters"],
  number: (value: number) => string,
): string {
  const [some, all] = [number(loaded), number(total)];
  if (end === "whole") return t.searchHintAll(some);
  if (loadingAll) return t.searchHintSoFar(some, all);
  return isNewest ? t.searchHintNewest(some, total > loaded ? all : null) : t.searchHint(some);
}

function Sheet(props: ToolbarProps) {
  const { search, onChange, loaded, visibleCount, tools } = props;
  const t = useMessages("common").listFilters;
  const { warehouse, from, to } = search;
  const count = [warehouse, from, to].filter((value) => value !== "").length;
  return (
    <FiltersSheet
      count={count}
      matching={loaded && visibleCount}
      onClear={() => onChange({ warehouse: "", from: "", to: "" })}
    >
      <div>
        <h3>{t.warehouse}</h3>
        <Warehouse {...props} />
      </div>
      <div>
        <h3>{t.started}</h3>
        <StartedChoice {...startedOf(props)} />
      </div>
      <Sorting {...props} />
      <div className={styles.tools}>{tools}</div>
    </FiltersSheet>
  );
}

function Sorting({ search, onChange }: ToolbarProps) {
  const { sort: t, columns, columnsInFull } = useMessages("common").countingTable;
  return (
    <SortChoice
      columns={sortable}
      titleOf={(column) => columnsInFull[column] ?? columns[column]}
      default={t.default}
      sort={search.sort}
      isDescendingFirst={(column) => descendingFirst.has(column)}
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
