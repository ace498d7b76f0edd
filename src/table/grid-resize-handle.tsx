import type { ColumnSizingState, Header, RowData } from "@tanstack/react-table";
import type { KeyboardEvent, MouseEvent, TouchEvent } from "react";
import { flushSync } from "react-dom";
import { useAbortable } from "#ui/hooks/use-abortable.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import type { AppFeatures } from "./app-table.ts";
import { columnSizes } from "./grid-column-widths.ts";
import styles from "./grid-resize-handle.module.css";

type GridHeader<Data extends RowData> = Header<AppFeatures, Data>;

/** Pixels that an arrow key moves; with Shift more. */
const step = 8;
const largeStep = 64;

const moveEvents = { mousedown: "mousemove", touchstart: "touchmove" } as const;
const endEvents = { mousedown: "mouseup", touchstart: "touchend" } as const;

/**
 * The right border of a column header, which resizes the column: dragged, or by the arrow keys. A double click, or
 * Enter, returns to the column's own width.
 */
export function GridResizeHandle<Data extends RowData>({
  header,
  title,
}: {
  header: GridHeader<Data>;
  /** Of the column. */
  title: string;
}) {
  const t = useMessages("common").countingTable.resize;
  const format = useFormat();
  const { column, table } = header;
  const width = Math.round(column.getSize());
  const setWidths = (widths: ColumnSizingState) =>
    table.setColumnSizing((before) => ({ ...before, ...widths }));
  const press = useAbortable();
  // A click alone, the first half of a double click, changes nothing.
  const start = (event: MouseEvent | TouchEvent) => {
    if ("button" in event && event.button !== 0) return;
    const { nativeEvent, currentTarget } = event;
    const type = nativeEvent.type === "touchstart" ? "touchstart" : "mousedown";
    const signal = press.begin();
    const begin = () => {
      press.abort();
      flushSync(() => setWidths(renderedWidths(header, currentTarget)));
      header.getResizeHandler()(nativeEvent);
    };
    document.addEventListener(moveEvents[type], begin, { signal });
    for (const end of [endEvents[type], "touchcancel"]) {
      document.addEventListener(end, press.abort, { signal });
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (by === undefined && event.key !== "Enter") return;
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    if (by === undefined) {
      column.resetSize();
      return;
    }
    const rendered = renderedWidths(header, event.currentTarget);
    const wanted = (rendered[column.id] ?? width) + by * (event.shiftKey ? largeStep : step);
    const { minSize, maxSize } = columnSizes;
    setWidths({ ...rendered, [column.id]: Math.max(minSize, Math.min(maxSize, wanted)) });
  };
  return (
    <div
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={t.label(title)}
      aria-valuenow={width}
      aria-valuemin={columnSizes.minSize}
      aria-valuemax={columnSizes.maxSize}
      aria-valuetext={t.pixels(format.number(width))}
      title={t.hint}
      className={styles.handle}
      data-resizing={column.getIsResizing() || undefined}
      onMouseDown={start}
      onTouchStart={start}
      onDoubleClick={() => column.resetSize()}
      onKeyDown={onKeyDown}
    />
  );
}

/**
 * The width of a column as it is rendered, and of the growing ones before it: while those still grew, they would
 * take the space that the column gives, and its border would not follow the pointer.
 */
function renderedWidths<Data extends RowData>(
  { column, headerGroup }: GridHeader<Data>,
  handle: Element,
): ColumnSizingState {
  const cells = handle.closest('[role="row"]')?.children ?? [];
  const headers = headerGroup?.headers ?? [];
  const index = headers.findIndex((header) => header.column.id === column.id);
  const rendered = headers.slice(0, index + 1).flatMap((header, at) => {
    const isMeant = at === index || (header.column.columnDef.meta?.grow ?? 0) > 0;
    const width = cells[at]?.getBoundingClientRect().width ?? header.getSize();
    return isMeant ? [[header.column.id, Math.round(width)] as const] : [];
  });
  return Object.fromEntries(rendered);
}
