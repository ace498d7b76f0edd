import type { ColumnSizingState, Header, RowData } from "@tanstack/react-table";
import { type PointerEvent, useState } from "react";
import { useAbortable } from "#ui/hooks/use-abortable.ts";
import { useMessages } from "#ui/locale.tsx";
import type { GridFeatures } from "./grid-features.ts";
import styles from "./resize-handle.module.css";
import { columnSizes } from "./stored-widths.ts";

type GridHeader<Data extends RowData> = Header<GridFeatures, Data>;

/**
 * The right border of a column header, which a mouse drags to resize the column; a double click returns to its own width.
 * It is for the mouse alone: the choice of columns has the widths for everyone (`ColumnWidth`).
 */
export function GridResizeHandle<Data extends RowData>({ header }: { header: GridHeader<Data> }) {
  const t = useMessages("common").countingTable.resize;
  const { column, table } = header;
  const width = Math.round(column.getSize());
  /** Changes the width from what it was in `rendered`, and keeps the others there. */
  const resize = (rendered: ColumnSizingState, by: number) => {
    const { minSize, maxSize } = columnSizes;
    const wanted = Math.round((rendered[column.id] ?? width) + by);
    const widths = { ...rendered, [column.id]: Math.max(minSize, Math.min(maxSize, wanted)) };
    table.setColumnSizing((before) => ({ ...before, ...widths }));
  };
  const press = useAbortable();
  const [isDragged, setDragged] = useState(false);
  // A click alone, the first half of a double click, changes nothing.
  const start = ({ button, clientX: from, currentTarget }: PointerEvent) => {
    if (button !== 0) return;
    const signal = press.begin();
    let rendered: ColumnSizingState | null = null;
    const drag = ({ clientX }: MouseEvent) => {
      rendered ??= renderedWidths(header, currentTarget);
      setDragged(true);
      resize(rendered, clientX - from);
    };
    const end = () => {
      press.abort();
      setDragged(false);
    };
    document.addEventListener("pointermove", drag, { signal });
    for (const type of ["pointerup", "pointercancel"]) {
      document.addEventListener(type, end, { signal });
    }
  };
  return (
    <div
      aria-hidden="true"
      title={t.hint}
      className={styles.handle}
      data-resizing={isDragged || undefined}
      onPointerDown={start}
      onDoubleClick={() => column.resetSize()}
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
