import { useTable } from "@tanstack/react-table";
import { useCallback, useLayoutEffect, useMemo, useRef } from "react";
import { countingFacts } from "#domain/counting/facts.ts";
import { minute } from "#domain/time/units.ts";
import type { HintSentence } from "#figures/figures.ts";
import { type CountingSums, countingFigures, isCountingFigure } from "#figures/of-countings.ts";
import type { FigureName } from "#messages/en/definitions.ts";
import { type CountingSort, countingsSearch } from "#pages/countings/search.ts";
import { useSearch } from "#search-params/use-search.ts";
import type { GridKeys } from "#table/keys/use-grid-keys.ts";
import { useScrollShield } from "#table/rows/use-scroll-shield.ts";
import { useWindowRows } from "#table/rows/use-window-rows.ts";
import { nextSorts, sortingState } from "#table/sort/sorts.ts";
import { useIsPrinting } from "#ui/hooks/use-is-printing.ts";
import { useFormat } from "#ui/locale.tsx";
import type { SharedContext } from "./cells/row-context.ts";
import { columnNames } from "./columns/columns.tsx";
import { type ColumnName, features, type ListRow } from "./columns/table-model.ts";
import { useListContext } from "./columns/use-list-context.ts";
import { useVisibleColumns } from "./columns/use-visible-columns.ts";
import styles from "./counting-table.module.css";
import { CountingRow, type CountingRowProps } from "./rows/counting-row.tsx";
import { rowHeights } from "./rows/row-heights.ts";
import { TableHeader } from "./table-header.tsx";
import { useIsNarrow } from "./use-is-narrow.ts";

const isColumn = (name: string): name is ColumnName => columnNames.some((one) => one === name);

/** TanStack Table sorts by columns with values alone; the entries have the values. */
const accessorFn = ({ counting }: ListRow) => counting;

/** A table of the list; the address decides its columns and sort. */
function useListTable(rows: readonly ListRow[]) {
  const [{ sort, columns: chosen }, update] = useSearch(countingsSearch);
  const { columns, tracks } = useVisibleColumns(chosen);
  const definitions = useMemo(
    () => columns.map((column) => ({ id: column.id, accessorFn, meta: column })),
    [columns],
  );
  const state = useMemo(() => ({ sorting: sortingState(sort) }), [sort]);
  const table = useTable({
    features,
    columns: definitions,
    data: rows,
    getRowId: ({ counting }) => counting.id,
    manualSorting: true,
    sortDescFirst: false,
    state,
    onSortingChange: (change) =>
      update({ sort: nextSorts(change, sort, isColumn) }, { replace: true }),
  });
  return { table, columns, tracks };
}

interface BodyProps {
  /** Approximate height of the page above the table, in pixels. */
  readonly above: number;
  /** The gateway's time. Milliseconds since 1970. */
  readonly clock: number;
  /** Time of the last answer while the figures are stale. Milliseconds since 1970. */
  readonly staleSince: number | null;
  /** Id of the counting whose row has, or will get, the focus: it renders at any scroll position. */
  readonly focusedId: string | null;
  /** Index of its first row among the rows of all tables. */
  readonly firstRow: number;
  readonly keys: Pick<GridKeys, "columnsOf">;
}

/** Countings as a table, each row a link to its counting. Only rows in view render; on paper, all do. */
export function CountingTable({
  name,
  rows,
  rowCount,
  sort,
  ...body
}: BodyProps & {
  name: string;
  /** In their order. */
  rows: readonly ListRow[];
  /** Rows of the whole table, including those not loaded yet. */
  rowCount: number;
  sort: readonly CountingSort[];
}) {
  const { table, columns, tracks } = useListTable(rows);
  const sentenceOf = useColumnSentences(rows);
  const headers = table.getFlatHeaders();
  const heads = useMemo(
    () =>
      headers.map(({ column }) => ({
        id: column.id,
        column: column.columnDef.meta,
        onClick: column.getToggleSortingHandler(),
      })),
    [headers],
  );
  return (
    <div
      role="grid"
      aria-label={name}
      aria-readonly="true"
      aria-multiselectable="true"
      data-first-row={body.firstRow}
      aria-rowcount={rowCount + 1}
      className={styles.columns}
      style={{ "--columns": tracks }}
    >
      <TableHeader heads={heads} sort={sort} sentenceOf={sentenceOf} />
      <TableBody {...body} rows={table.getRowModel().rows} columns={columns} />
    </div>
  );
}

/** A separate component, because each scroll step renders it. */
function TableBody({
  rows,
  columns,
  above,
  clock,
  staleSince,
  focusedId,
  firstRow,
  keys,
}: BodyProps & Pick<CountingRowProps, "columns"> & { rows: readonly CountingRowProps["row"][] }) {
  const context = useSharedContext();
  const body = useRef<HTMLDivElement>(null);
  const ids = useMemo(() => rows.map(({ id }) => id), [rows]);
  const inWindow = useWindowRows(body, {
    keys: ids,
    fallback: rowHeights[context.isNarrow ? "narrow" : "wide"],
    estimatedTop: above,
  });
  useScrollShield(body);
  const isPrinting = useIsPrinting();
  const indexes = isPrinting
    ? ids.map((_, index) => index)
    : indexesOf(inWindow, focusedId === null ? -1 : ids.indexOf(focusedId));
  return (
    <div
      role="rowgroup"
      ref={body}
      className={styles.body}
      data-stale={staleSince === null ? undefined : ""}
      data-flowing={isPrinting ? "" : undefined}
      style={isPrinting ? undefined : { height: ids.length * inWindow.height }}
    >
      {indexes.map((index) => {
        const row = rows[index];
        if (!row) return null;
        return (
          <CountingRow
            key={row.id}
            row={row}
            columns={columns}
            selected={keys.columnsOf(firstRow + index)}
            index={index}
            offset={isPrinting ? null : index * inWindow.height}
            // A finished counting depends on the time only for the names of days.
            clock={row.original.counting.active ? clock : clock - (clock % minute)}
            staleSince={staleSince}
            context={context}
          />
        );
      })}
    </div>
  );
}

/** Indices of the rendered rows, in order. */
function indexesOf(
  { from, to }: { from: number; to: number },
  focusedIndex: number,
): readonly number[] {
  const indexes = Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);
  if (focusedIndex < 0 || (focusedIndex >= from && focusedIndex < to)) return indexes;
  return focusedIndex < from ? [focusedIndex, ...indexes] : [...indexes, focusedIndex];
}

/** The same object until something in it changes, so that memoised rows stay. */
function useSharedContext(): SharedContext {
  const context = useListContext();
  const isNarrow = useIsNarrow();
  return useMemo(() => ({ ...context, isNarrow }), [context, isNarrow]);
}

/**
 * Returns the hint of a column: its sum over all rows, computed when the hint opens, so that new figures do not render
 * the header.
 */
function useColumnSentences(rows: readonly ListRow[]): (figure: FigureName) => HintSentence | null {
  const format = useFormat();
  const latest = useRef(rows);
  useLayoutEffect(() => {
    latest.current = rows;
  }, [rows]);
  return useCallback(
    (figure) => {
      if (!isCountingFigure(figure)) return null;
      const { sentence } = countingFigures[figure];
      return sentence ? (words) => sentence(words, sumsOf(latest.current), format) : null;
    },
    [format],
  );
}

function sumsOf(rows: readonly ListRow[]): CountingSums {
  const sums = { counted: 0, total: 0, left: 0, discrepancies: 0, incidents: 0 };
  for (const { counting } of rows) {
    const facts = countingFacts(counting);
    sums.counted += facts.counted;
    sums.total += facts.total;
    sums.left += facts.left;
    sums.discrepancies += facts.discrepancies;
    sums.incidents += facts.incidents;
  }
  return { ...sums, countings: rows.length };
}
