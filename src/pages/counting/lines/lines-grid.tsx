import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from "react";
import { rowsQuery, type ViewedOrder } from "#api/counting/counting-queries.ts";
import { minute } from "#domain/time/units.ts";
import { isLineField, type LineField } from "#lines/line-fields.ts";
import type { LinePart, LineSort } from "#lines/line-query.ts";
import type { LineRow } from "#lines/line-row.ts";
import type { LoadedCounting } from "#lines/line-store.ts";
import { useGridTable } from "#table/columns/use-grid-table.ts";
import { GridFrame } from "#table/grid/grid-frame.tsx";
import { GridHead } from "#table/grid/grid-head.tsx";
import type { GridLayout } from "#table/grid/use-grid-layout.ts";
import { useGridKeys } from "#table/keys/use-grid-keys.ts";
import { useGridRows } from "#table/rows/use-grid-rows.ts";
import { breakpoints } from "#ui/breakpoints.ts";
import { useMediaQuery } from "#ui/hooks/use-media-query.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { lineColumns } from "./columns.tsx";
import { useLineAddress } from "./line-address.ts";
import styles from "./lines-grid.module.css";
import { useReturningFocus, useRowInWindow } from "./lines-grid-focus.ts";
import { GridRow, type RowFrame } from "./lines-grid-row.tsx";
import type { ShownFields } from "./shown-fields.ts";
import { tabColumns } from "./tab-columns.ts";
import { useChangedLines } from "./use-changed-lines.ts";
import { useCurrentRow } from "./use-current-row.ts";
import { useLineWindow } from "./use-line-window.ts";

/** Heights in pixels of a row, and of a card. */
const rowHeight = { tall: 36, low: 30 };
const cardHeight = 68;
/** Height of the sticky header row with its border, in pixels. */
const headHeight = 32;
/** The column that links to the line; the first one if it is hidden. */
const linkField: LineField = "product.code";
/** More leading columns than these would leave too little room for the others if they were pinned. */
const maxPinned = 3;

/**
 * The lines of an order. Only the rows in view exist: TanStack Virtual positions them, and the line store makes the
 * order.
 */
export function LinesGrid({
  id,
  order,
  fields,
  shown,
  part,
  sort,
  onSort,
  today,
  loaded,
}: {
  id: string;
  order: ViewedOrder;
  /** The fields to request, which contain those of all columns. */
  fields: readonly LineField[];
  shown: ShownFields;
  /** The part of the lines that the tab shows; `undefined` for all. */
  part: LinePart | undefined;
  sort: readonly LineSort[];
  onSort: (sort: readonly LineSort[]) => void;
  /** The gateway's time, for naming days. Milliseconds since 1970. */
  today: number;
  /** Version of the lines, and the ids of those that changed since the previous one. */
  loaded: Pick<LoadedCounting, "version" | "changed">;
}) {
  const messages = useMessages("counting");
  const { lines: t, countingTable } = messages;
  const format = useFormat();
  const gridId = useId();
  const client = useQueryClient();
  const scroller = useRef<HTMLDivElement>(null);
  const { layout } = shown;
  const isCards = layout === "cards";
  const { cards } = tabColumns(part);
  const visible = isCards ? cards : shown.fields;
  const isLow = useMediaQuery(breakpoints.low);
  const height = isCards ? cardHeight : rowHeight[isLow ? "low" : "tall"];
  const covered = isCards ? 0 : headHeight;
  const count = order.rows.length;
  const { indexes: rows, reveal } = useGridRows(scroller, { count, height, headerHeight: covered });
  const [first, last] = [rows[0] ?? 0, rows.at(-1) ?? 0];
  const inView = useLineWindow({
    id,
    order,
    first,
    last,
    fields: isCards ? cards : fields,
  });
  const { lines } = inView;
  const changes = useChangedLines(loaded);
  useEffect(() => changes.markSeen(lines.map(({ line }) => line.id)));
  const { line: opened, prefix, open } = useLineAddress();
  const link = visible.includes(linkField) ? linkField : visible[0];
  const minuteOfToday = Math.floor(today / minute) * minute;
  const context = useMemo(
    () => ({ format, messages, today: minuteOfToday }),
    [format, messages, minuteOfToday],
  );
  const columns = useMemo(() => lineColumns({ layout, part }, context), [layout, part, context]);
  const data = useMemo(() => lines.map(({ line }) => line), [lines]);
  const [table, gridColumns] = useGridTable({
    name: "lines",
    columns,
    visible,
    pinned: pinnedCount(visible, link),
    isCards,
    rows: data,
    getRowId,
    sort,
    onSort,
    isColumn: isLineField,
  });
  // A row that leaves the view is reused for one that enters it, which is cheaper than a new element.
  const [pool, setPool] = useState(rows.length);
  if (rows.length > pool) setPool(rows.length);
  const [current, choose] = useCurrentRow({ counting: id, order, inView, opened, reveal });
  const rowId = (index: number | null) => `${gridId}-${index}`;
  const currentLine = lines.find(({ index }) => index === current)?.line;
  const keys = useGridKeys({
    grid: scroller,
    isCards,
    size: { row: count, column: visible.length },
    resetKey: `${order.view} ${visible.join()}`,
    current,
    page: () => Math.floor((scroller.current?.clientHeight ?? 0) / height) - 1,
    onMove: choose,
    onOpen: () => currentLine && open(currentLine.id),
    focusRow: () => scroller.current?.focus({ preventScroll: true }),
    copied: async ({ rows: { from, to }, columns: { from: first, to: last }, hasTitles }) => {
      const [{ rows: copied }, { copiedLines }] = await Promise.all([
        client.fetchQuery(rowsQuery(client, { id, order, from, to: to + 1, fields })),
        import("./copied-lines.ts"),
      ]);
      return copiedLines(copied, visible.slice(first, last + 1), { messages, format, hasTitles });
    },
    format,
    t: countingTable.cells,
  });
  const openLatest = useRef(open);
  useLayoutEffect(() => {
    openLatest.current = open;
  }, [open]);
  // Stable, so that rows do not render again because of it.
  const openHere = useCallback((line: number) => {
    // Keyboard navigation continues in the grid once the line is closed.
    scroller.current?.focus({ preventScroll: true });
    openLatest.current(line);
  }, []);
  const frame = useMemo(
    (): RowFrame => ({ columns: gridColumns, link, prefix, t, height, onOpen: openHere }),
    [gridColumns, link, prefix, t, height, openHere],
  );
  useReturningFocus(scroller, opened);
  useRowInWindow(currentLine && currentLine.id === opened ? rowId(current) : null);
  return (
    <GridFrame
      ref={scroller}
      gridClass={gridClass(part, layout)}
      aria-label={t.name}
      aria-multiselectable="true"
      keys={keys}
      head={<GridHead table={table} columns={gridColumns} />}
      count={count}
      height={height}
      min={gridColumns.min}
      currentId={currentLine ? rowId(current) : undefined}
    >
      {table.getRowModel().rows.map((row, at) => {
        const entry = lines[at];
        return (
          entry && (
            <GridRow
              key={entry.index % Math.max(1, pool)}
              frame={frame}
              row={row}
              entry={entry}
              currentId={entry.index === current ? rowId(current) : undefined}
              selected={keys.columnsOf(entry.index)}
              hasChanged={changes.marked.has(entry.line.id)}
            />
          )
        );
      })}
    </GridFrame>
  );
}

function gridClass(part: LinePart | undefined, layout: GridLayout): string {
  const classes = [
    styles.lines,
    part === "incidents" && styles.incidents,
    layout === "wide" && styles.named,
  ];
  return classes.filter(Boolean).join(" ");
}

const getRowId = ({ id }: LineRow) => String(id);

/** The columns up to the one that names the line; only the first one if that is further away. */
function pinnedCount(visible: readonly LineField[], link: LineField | undefined): number {
  const index = link === undefined ? -1 : visible.indexOf(link);
  return index < maxPinned ? index + 1 : 1;
}
