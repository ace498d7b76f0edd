import { useQueryClient } from "@tanstack/react-query";
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef } from "react";
import { rowsQuery, type ViewedOrder } from "#api/counting/counting-queries.ts";
import { copiedLines } from "#components/export/copy-late.ts";
import { minute } from "#domain/time/units.ts";
import { isLineField, type LineField } from "#lines/line-fields.ts";
import type { LinePart, LineSort } from "#lines/line-query.ts";
import type { LineRow } from "#lines/line-row.ts";
import type { LoadedCounting } from "#lines/line-store.ts";
import { DataGrid } from "#table/grid/data-grid.tsx";
import type { RowRendering } from "#table/grid/grid-row.tsx";
import type { GridLayout } from "#table/grid/use-grid-layout.ts";
import { useGridRows } from "#table/rows/use-grid-rows.ts";
import { breakpoints } from "#ui/breakpoints.ts";
import { useMediaQuery } from "#ui/hooks/use-media-query.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { lineColumns } from "./columns.tsx";
import { useLineAddress } from "./line-address.ts";
import { lineCell } from "./line-cell.tsx";
import styles from "./lines-grid.module.css";
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
  const t = messages.lines;
  const format = useFormat();
  const client = useQueryClient();
  const scroller = useRef<HTMLDivElement>(null);
  const { layout } = shown;
  const isCards = layout === "cards";
  const { cards } = tabColumns(part);
  const visible = isCards ? cards : shown.fields;
  const isLow = useMediaQuery(breakpoints.low);
  const height = isCards ? cardHeight : rowHeight[isLow ? "low" : "tall"];
  const headerHeight = isCards ? 0 : headHeight;
  const count = order.rows.length;
  const { indexes, reveal } = useGridRows(scroller, { count, height, headerHeight });
  const inView = useLineWindow({
    id,
    order,
    first: indexes[0] ?? 0,
    last: indexes.at(-1) ?? 0,
    fields: isCards ? cards : fields,
  });
  const { lines } = inView;
  const changes = useChangedLines(loaded);
  useEffect(() => changes.markSeen(lines.map(({ data }) => data.id)));
  const { line: opened, prefix, open } = useLineAddress();
  const link = visible.includes(linkField) ? linkField : visible[0];
  const minuteOfToday = Math.floor(today / minute) * minute;
  const context = useMemo(
    () => ({ format, messages, today: minuteOfToday }),
    [format, messages, minuteOfToday],
  );
  const columns = useMemo(() => lineColumns({ layout, part }, context), [layout, part, context]);
  const [current, choose] = useCurrentRow({ counting: id, order, inView, opened, reveal });
  const rendering = useMemo((): RowRendering<LineRow> => {
    const frame = { link, prefix, t };
    return { className: styles.line, cell: (cell, state) => lineCell(cell, state, frame) };
  }, [link, prefix, t]);
  useReturningFocus(scroller, opened);
  useRowInWindow(
    scroller,
    lines.some(({ index, data }) => index === current && data.id === opened) ? current : null,
  );
  return (
    <DataGrid
      name="lines"
      label={t.name}
      className={gridClass(part, layout)}
      scroller={scroller}
      columns={columns}
      visible={visible}
      pinned={pinnedCount(visible, link)}
      isColumn={isLineField}
      isCards={isCards}
      sort={sort}
      onSort={onSort}
      count={count}
      height={height}
      rows={lines}
      inView={indexes.length}
      getRowId={getRowId}
      rendering={rendering}
      isMarked={(line) => changes.marked.has(line.id)}
      current={current}
      onMove={choose}
      onOpen={(line) => open(line.id)}
      order={order.view}
      copied={async ({ from, to }, names, hasTitles) => {
        const range = { id, order, from, to: to + 1, fields };
        const { rows } = await client.fetchQuery(rowsQuery(client, range));
        return copiedLines(rows, names, { messages, format, hasTitles });
      }}
    />
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

/** Returns the focus to the grid when the line that has it is closed. */
function useReturningFocus(grid: RefObject<HTMLElement | null>, opened: number | null): void {
  const before = useRef(opened);
  useLayoutEffect(() => {
    const isClosed = before.current !== null && opened === null;
    before.current = opened;
    // A focus elsewhere on the page stays there.
    if (isClosed && document.activeElement === document.body) {
      grid.current?.focus({ preventScroll: true });
    }
  }, [grid, opened]);
}

/**
 * Scrolls the row of the open line into the window: the grid may be partly outside it.
 * @param index of that row; `null` while it does not exist
 */
function useRowInWindow(grid: RefObject<HTMLElement | null>, index: number | null): void {
  useEffect(() => {
    if (index === null) return;
    // After the scroll position of the window is restored.
    const frame = requestAnimationFrame(() => {
      const row = grid.current?.querySelector(`[aria-rowindex="${index + 2}"]`);
      row?.scrollIntoView({ block: "nearest" });
    });
    return () => cancelAnimationFrame(frame);
  }, [grid, index]);
}
