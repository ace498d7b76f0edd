import { useCallback, useId, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { LineTotals } from "#domain/lines/line-totals.ts";
import { lineFigures } from "#figures/of-lines.ts";
import { useFigures } from "#hooks/use-figures.ts";
import type { PersonTotals } from "#pages/counting/overview/people/people-rows.ts";
import { useGridTable } from "#table/columns/use-grid-table.ts";
import { GridFrame } from "#table/grid/grid-frame.tsx";
import { GridHead } from "#table/grid/grid-head.tsx";
import { useGridLayout } from "#table/grid/use-grid-layout.ts";
import { useGridKeys } from "#table/keys/use-grid-keys.ts";
import { useGridRows } from "#table/rows/use-grid-rows.ts";
import type { Sort } from "#table/sort/sorts.ts";
import { breakpoints } from "#ui/breakpoints.ts";
import { useIsPrinting } from "#ui/hooks/use-is-printing.ts";
import { useMediaQuery } from "#ui/hooks/use-media-query.ts";
import { gridColumns as gridColumnsOf } from "./grid-columns.tsx";
import type { PeopleContext } from "./people-context.ts";
import styles from "./people-grid.module.css";
import { PersonRow } from "./person-row.tsx";
import { isPeopleColumn, type PeopleColumn, peopleTable, visibleColumns } from "./table.tsx";

/** Heights in pixels of a row, one in a low window, a card, and a card with fewer figures per row. */
const heights = { row: 36, lowRow: 30, card: 136, narrowCard: 75 };
/** Height of the sticky header, in pixels. */
const headHeight = 36;

/** All people with lines, in the given order. Only the rows in view exist. */
export function PeopleGrid({
  people,
  context,
  totals,
  sort,
  onSort,
  chosen,
  onToggle,
}: {
  people: readonly PersonTotals[];
  context: PeopleContext;
  /** Of all matching lines. */
  totals: LineTotals;
  sort: readonly Sort<PeopleColumn>[];
  onSort: (sort: readonly Sort<PeopleColumn>[]) => void;
  /** The ids of the people that the lines are filtered by. */
  chosen: readonly string[];
  onToggle: (person: string) => void;
}) {
  const { messages, format } = context;
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const layout = useGridLayout();
  const isPhone = useMediaQuery(breakpoints.phone);
  const isPrinting = useIsPrinting();
  const isCards = layout === "cards";
  const isLow = useMediaQuery(breakpoints.low);
  const [row, card] = [isLow ? "lowRow" : "row", isPhone ? "narrowCard" : "card"] as const;
  const height = heights[isCards ? card : row];
  const count = people.length;
  const { indexes: inView, reveal } = useGridRows(scroller, {
    count,
    height,
    headerHeight: isCards ? 0 : headHeight,
    overscan: isPrinting ? count : undefined,
  });
  const visible = useMemo(() => visibleColumns(layout), [layout]);
  const figureOf = useFigures(lineFigures, totals);
  const columns = useMemo(
    () => gridColumnsOf(people, context, figureOf),
    [people, context, figureOf],
  );
  const [table, gridColumns] = useGridTable({
    name: "people",
    columns,
    visible,
    pinned: 1,
    isCards,
    rows: people,
    getRowId,
    sort,
    onSort,
    isColumn: isPeopleColumn,
  });
  const tableRows = table.getRowModel().rows;
  // The current row follows its person when the order changes.
  const [currentKey, setCurrentKey] = useState<string | null>(null);
  const found = people.findIndex(({ key }) => key === currentKey);
  const current = found < 0 ? null : found;
  const move = (index: number) => {
    setCurrentKey(people[index]?.key ?? null);
    reveal(index);
  };
  const rowId = (index: number) => `${id}-${index}`;
  const isRendered = current !== null && inView.includes(current);
  const keys = useGridKeys({
    grid: scroller,
    isCards,
    size: { row: count, column: visible.length },
    resetKey: JSON.stringify([sort, visible, count]),
    current,
    page: () => Math.floor((scroller.current?.clientHeight ?? 0) / height) - 1,
    onMove: move,
    onOpen: () => isRendered && onToggle(people[current]?.value ?? ""),
    focusRow: () => scroller.current?.focus({ preventScroll: true }),
    copied: async ({ rows: { from, to }, columns: { from: first, to: last }, hasTitles }) => {
      const { columnsToClipboard } = await import("#components/export/columns-to-clipboard.ts");
      const [names, rows] = [visible.slice(first, last + 1), people.slice(from, to + 1)];
      return columnsToClipboard(peopleTable, names, rows, { ...context, hasTitles });
    },
    format,
    t: messages.countingTable.cells,
  });
  const toggle = useRef(onToggle);
  useLayoutEffect(() => {
    toggle.current = onToggle;
  }, [onToggle]);
  // Stable, so that rows do not render again while scrolling.
  const toggleRow = useCallback((person: PersonTotals) => {
    // Keyboard navigation continues from here.
    setCurrentKey(person.key);
    scroller.current?.focus({ preventScroll: true });
    toggle.current(person.value);
  }, []);
  return (
    <GridFrame
      ref={scroller}
      gridClass={styles.people}
      aria-label={messages.counting.tabs.people}
      aria-multiselectable="true"
      keys={keys}
      data-group-by="person"
      head={<GridHead table={table} columns={gridColumns} />}
      count={count}
      height={height}
      min={gridColumns.min}
      currentId={isRendered ? rowId(current) : undefined}
    >
      {inView.map((index) => {
        const row = tableRows[index];
        return (
          row && (
            <PersonRow
              key={row.id}
              id={rowId(index)}
              row={row}
              columns={gridColumns}
              index={index}
              height={isPrinting ? null : height}
              isCurrent={index === current}
              isChosen={chosen.includes(row.original.value)}
              selected={keys.columnsOf(index)}
              onClick={toggleRow}
            />
          )
        );
      })}
    </GridFrame>
  );
}

const getRowId = ({ key }: PersonTotals) => key;
