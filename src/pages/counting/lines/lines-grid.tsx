import { useCallback, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { ViewedOrder } from "#api/counting-queries.ts";
import { minute } from "#domain/time/units.ts";
import type { LineField } from "#lines/line-field.ts";
import type { LineSort } from "#lines/line-query.ts";
import { defaultFields } from "#lines/line-row.ts";
import type { LoadedCounting } from "#lines/line-store.ts";
import { GridFrame } from "#table/grid-frame.tsx";
import { useGridLayout } from "#table/use-grid-layout.ts";
import { useGridRows } from "#table/use-grid-rows.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { columnTemplate, visibleFields } from "./column-widths.ts";
import { GridHeader } from "./grid-header.tsx";
import { useLineAddress } from "./line-address.ts";
import styles from "./lines-grid.module.css";
import { useReturningFocus, useRowInWindow } from "./lines-grid-focus.ts";
import { GridRow, type RowFrame } from "./lines-grid-row.tsx";
import { useChangedLines } from "./use-changed-lines.ts";
import { useCurrentRow } from "./use-current-row.ts";
import { useLineWindow } from "./use-line-window.ts";

const rowHeight = 36;
const cardHeight = 74;
/** Height of the sticky header row with its border, in pixels. */
const headHeight = 34;
/** Cards have their own layout. */
const noColumns = { columnStyles: null, min: 0 };
/** The column that links to the line; the first one if it is hidden. */
const linkField: LineField = "product.code";

/**
 * The lines of an order. Only the rows in view exist: TanStack Virtual positions them, and the line store makes the
 * order.
 */
export function LinesGrid({
  id,
  order,
  fields,
  sort,
  onSort,
  today,
  loaded,
}: {
  id: string;
  order: ViewedOrder;
  /** The columns, in their order. */
  fields: readonly LineField[];
  sort: readonly LineSort[];
  onSort: (sort: readonly LineSort[]) => void;
  /** The gateway's time, for naming days. Milliseconds since 1970. */
  today: number;
  /** Version of the lines, and the ids of those that changed since the previous one. */
  loaded: Pick<LoadedCounting, "version" | "changed">;
}) {
  const messages = useMessages("counting");
  const { lines: t, lineFields: titles } = messages;
  const format = useFormat();
  const gridId = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const layout = useGridLayout();
  const isCards = layout === "cards";
  const height = isCards ? cardHeight : rowHeight;
  const covered = isCards ? 0 : headHeight;
  const count = order.rows.length;
  const { indexes: rows, reveal } = useGridRows(scroller, count, height, covered);
  const [first, last] = [rows[0] ?? 0, rows.at(-1) ?? 0];
  const inView = useLineWindow(id, order, first, last, isCards ? defaultFields : fields);
  const { lines } = inView;
  const changes = useChangedLines(loaded);
  useEffect(() => changes.markSeen(lines.map(({ line }) => line.id)));
  const { line: opened, prefix, open } = useLineAddress();
  const visible = useMemo(() => visibleFields(fields, layout), [fields, layout]);
  const { columnStyles, min } = useMemo(
    () =>
      layout === "cards" ? noColumns : columnTemplate(visible, layout, (field) => titles[field]),
    [visible, layout, titles],
  );
  // A row that leaves the view is reused for one that enters it, which is cheaper than a new element.
  const [pool, setPool] = useState(rows.length);
  if (rows.length > pool) setPool(rows.length);
  const [current, choose] = useCurrentRow(id, order, inView, opened, reveal);
  const rowId = (index: number | null) => `${gridId}-${index}`;
  const currentLine = lines.find(({ index }) => index === current)?.line;
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
  const minuteOfToday = Math.floor(today / minute) * minute;
  const frame = useMemo(
    (): RowFrame => ({
      columns: visible,
      link: visible.includes(linkField) ? linkField : visible[0],
      prefix,
      context: { format, messages, today: minuteOfToday },
      columnStyles,
      height,
      onOpen: openHere,
    }),
    [visible, prefix, format, messages, minuteOfToday, columnStyles, height, openHere],
  );
  useReturningFocus(scroller, opened);
  useRowInWindow(currentLine && currentLine.id === opened ? rowId(current) : null);
  return (
    <GridFrame
      ref={scroller}
      gridClass={styles.lines}
      aria-label={t.name}
      head={<GridHeader fields={visible} sort={sort} onSort={onSort} columnStyles={columnStyles} />}
      count={count}
      height={height}
      min={isCards ? null : min}
      current={current}
      currentId={currentLine ? rowId(current) : undefined}
      onMove={choose}
      onEnter={() => currentLine && open(currentLine.id)}
    >
      {lines.map((entry) => (
        <GridRow
          key={entry.index % Math.max(1, pool)}
          frame={frame}
          entry={entry}
          currentId={entry.index === current ? rowId(current) : undefined}
          hasChanged={changes.marked.has(entry.line.id)}
        />
      ))}
    </GridFrame>
  );
}
