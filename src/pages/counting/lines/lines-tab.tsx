import { useQueryClient } from "@tanstack/react-query";
import Inbox from "lucide-react/icons/inbox";
import SearchX from "lucide-react/icons/search-x";
import { useEffect, useMemo, useRef } from "react";
import { fetchOrder } from "#api/counting/counting-queries.ts";
import { FilterRow } from "#components/counting/filters/filter-row.tsx";
import { LazyLineChips } from "#components/counting/filters/lazy-line-chips.tsx";
import { LinesFilters } from "#components/counting/filters/lines-filters.tsx";
import { NoMatchText } from "#components/counting/filters/no-match-text.tsx";
import { type CountingSearch, countingSearch } from "#components/counting/search/search.ts";
import {
  defaultFieldsFor,
  fieldsOf,
  hasDefaultSort,
  partOf,
  searchForTab,
  sortInAddress,
} from "#components/counting/search/tabs.ts";
import { FailureBlock } from "#components/failure-block.tsx";
import { SearchField } from "#components/search-field.tsx";
import type { CountingModel } from "#hooks/use-counting.ts";
import type { LineField } from "#lines/line-fields.ts";
import type { LineFilter, LineSort } from "#lines/line-query.ts";
import toolStyles from "#pages/counting/table-tools.module.css";
import { useSearchUpdate } from "#search-params/use-search.ts";
import { SortChoice } from "#table/sort/sort-choice.tsx";
import { breakpoints } from "#ui/breakpoints.ts";
import { Button } from "#ui/button.tsx";
import { useIsPrinting } from "#ui/hooks/use-is-printing.ts";
import { useMediaQuery } from "#ui/hooks/use-media-query.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { StateBlock } from "#ui/state-block.tsx";
import { type ColumnKind, kindOf } from "./columns.tsx";
import { LinesColumnsMenu } from "./lines-columns-menu.tsx";
import { LinesGrid } from "./lines-grid.tsx";
import { LinesSection } from "./lines-section.tsx";
import styles from "./lines-tab.module.css";
import { useShownFields } from "./shown-fields.ts";
import type { TabOrder } from "./use-order.ts";
import { valueOrder } from "./value-orders.ts";

/** A worker does the search, so that a short debounce is enough. Milliseconds. */
const searchDebounceMs = 10;

/** The kinds of columns that sort from A to Z when chosen; the others start with the largest. */
const alphabetic: readonly ColumnKind[] = ["text", "code", "state"];

/** All lines of the counting, filtered and sorted as in the address. */
export function LinesTab({
  counting,
  lines,
  search,
  onRetry,
}: {
  counting: CountingModel;
  lines: TabOrder;
  search: CountingSearch;
  onRetry: () => void;
}) {
  const { lines: t, lineFields, counting: header } = useMessages("counting");
  const { order, isLoading, failed } = lines;
  const { filter, sort } = search;
  const q = filter.text ?? "";
  const fields = useMemo(() => fieldsOf(search), [search]);
  const shown = useShownFields(search, order);
  const update = useSearchUpdate(countingSearch);
  const client = useQueryClient();
  const { id } = counting;
  const { version } = counting.loaded;
  const filterProps = { id, version, search, mayCount: !isLoading };
  const change = (next: Partial<CountingSearch>) => update(next, { replace: true });
  const prepare = (next: LineFilter, sorts = sort) =>
    fetchOrder(client, {
      id,
      version,
      filter: next,
      sorts,
      view: search.lineOptions,
      fields,
      columns: defaultFieldsFor(search.tab),
    });
  const sortBy = usePreparedSort(
    // A search that was just typed is in the address before it is rendered.
    (next) => {
      const now = searchForTab({
        ...countingSearch.parse(new URLSearchParams(location.search)),
        sort: next,
      });
      return prepare(now.filter, now.sort);
    },
    (next) => change({ sort: sortInAddress(search, next) }),
  );
  const matching = order?.rows.length ?? null;
  const isPrinting = useIsPrinting();
  const isNarrow = useMediaQuery(breakpoints.narrow);
  const lineCount = <Count matching={matching} total={counting.aggregates?.totals.lines ?? null} />;
  return (
    <LinesSection counting={counting} search={search} matching={matching}>
      <div className={toolStyles.tools}>
        <SearchField
          label={t.search}
          hint={t.searchHint}
          debounceMs={searchDebounceMs}
          value={q}
          // Rendering twice, for the address and then for its rows, would take twice as long.
          prepare={(text) => prepare(withText(filter, text))}
          onSearch={(text) =>
            update((now) => ({ filter: withText(now.filter, text) }), { replace: true })
          }
        />
        {isNarrow ? (
          <LinesFilters {...filterProps} matching={matching} />
        ) : (
          <FilterRow {...filterProps} mayClear={matching !== 0} />
        )}
        {!isNarrow && lineCount}
        <LinesColumnsMenu
          id={id}
          columns={shown.fields}
          defaults={shown.defaults}
          places={defaultFieldsFor(search.tab)}
          onChange={(next) => change({ columns: next })}
        />
      </div>
      {isNarrow && (
        <div className={toolStyles.sort}>
          <SortChoice
            columns={sortableFields(fields, hasDefaultSort(search))}
            titleOf={(field, descending) =>
              valueOrder(field, descending, t) ?? t.inFull[field] ?? lineFields[field]
            }
            default={hasDefaultSort(search) ? undefined : (t.inFull.index ?? lineFields.index)}
            sort={sort}
            isDescendingFirst={(field) => field !== "index" && !alphabetic.includes(kindOf(field))}
            layout="row"
            onSort={sortBy}
          />
          {lineCount}
        </div>
      )}
      {isPrinting && <LazyLineChips {...filterProps} mayClear={false} />}
      <p className={styles.onPaper}>{header.report.onPaper}</p>
      {!order && failed && <FailureBlock {...failed} triesByItself={false} onRetry={onRetry} />}
      {matching === 0 && <NoLines id={id} filter={filter} onClear={() => update({ filter: {} })} />}
      {order && matching !== null && matching > 0 && (
        <LinesGrid
          id={id}
          order={order}
          fields={fields}
          shown={shown}
          part={partOf(search.tab)}
          sort={sort}
          onSort={sortBy}
          loaded={counting.loaded}
          today={counting.now ?? counting.loaded.freshness.now}
        />
      )}
    </LinesSection>
  );
}

/** The columns to sort by without headers. The order of the counting is one of them where it is not the default. */
function sortableFields(fields: readonly LineField[], hasDefault: boolean): readonly LineField[] {
  return fields.flatMap((field) => {
    if (field === "index") return hasDefault ? [field] : [];
    return field === "value" ? ["absolute-value" as const, field] : [field];
  });
}

/** The filter with another text; an empty one is left out. */
function withText({ text: _, ...rest }: LineFilter, text: string): LineFilter {
  return text.trim() === "" ? rest : { ...rest, text };
}

function Count({ matching, total }: { matching: number | null; total: number | null }) {
  const t = useMessages("counting").lines;
  const format = useFormat();
  const all = format.number(total);
  return (
    <p role="status">
      {matching === null || total === null || matching === total
        ? t.count(all, total ?? 0)
        : t.countOf(format.number(matching), all, total)}
    </p>
  );
}

function NoLines({
  id,
  filter,
  onClear,
}: {
  /** Of the counting. */
  id: string;
  filter: LineFilter;
  onClear: () => void;
}) {
  const { lines: t, counting: header } = useMessages("counting");
  const { part, ...criteria } = filter;
  const searched = Object.keys(criteria).length > 0;
  const emptyTab = part ? t.noneOfPart[part] : t.none;
  const noMatch = filter.facets || filter.ranges ? header.filters.noMatch : t.noMatch;
  const { title, text } = searched ? noMatch : emptyTab;
  return (
    <div className={styles.empty}>
      <StateBlock
        icon={searched ? SearchX : Inbox}
        title={title}
        actions={
          searched && (
            <Button variant="primary" onClick={onClear}>
              {t.clear}
            </Button>
          )
        }
      >
        <NoMatchText {...{ id, filter }}>{text}</NoMatchText>
      </StateBlock>
    </div>
  );
}

/** Longest wait for the rows before the header shows a new sort. Milliseconds. */
const maxWaitMs = 30;

/**
 * Prepares the rows of a new sort before the address changes, since rendering the address first and its rows later
 * takes twice as long. The latest call wins.
 * @param prepare loads an order; never rejects
 */
function usePreparedSort(
  prepare: (sort: readonly LineSort[]) => Promise<void>,
  onSort: (sort: readonly LineSort[]) => void,
): (sort: readonly LineSort[]) => void {
  const latest = useRef<readonly LineSort[]>(null);
  useEffect(
    () => () => {
      latest.current = null;
    },
    [],
  );
  const sortBy = async (next: readonly LineSort[]) => {
    latest.current = next;
    await Promise.race([prepare(next), new Promise((resolve) => setTimeout(resolve, maxWaitMs))]);
    if (latest.current === next) onSort(next);
  };
  return (next) => void sortBy(next);
}
