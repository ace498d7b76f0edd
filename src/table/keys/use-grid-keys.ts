import { type MouseEvent, type RefObject, useEffect, useMemo, useRef, useState } from "react";
import type { Format } from "#format/format.ts";
import { missPart } from "#transport/failed-part.ts";
import { type CopiedTable, copyTable } from "#ui/copy/clipboard.ts";
import {
  type CellPosition,
  type CellRange,
  type IndexRange,
  indexesOf,
  isIn,
} from "./cell-range.ts";
import { gridCommand, type PressedKey, rowsBetween } from "./grid-commands.ts";

/** Messages about selected cells. */
interface SelectionMessages {
  readonly selected: (cells: string, count: number) => string;
  readonly copied: (cells: string, count: number) => string;
  readonly failed: string;
}

/** The keys of a grid and its selected cells. */
export interface GridKeys {
  /** The selected columns of a row; the same object for all rows, `null` for the others. */
  readonly columnsOf: (row: number) => IndexRange | null;
  /** The last result, for everyone to read. */
  readonly announcement: string;
  /** @returns whether the key did something */
  readonly onKeyDown: (event: PressedKey) => boolean;
  readonly onMouseDown: (event: MouseEvent) => void;
}

/** Which cells are copied, and whether below the titles of their columns. */
interface CopiedRange {
  readonly rows: IndexRange;
  readonly columns: IndexRange;
  readonly hasTitles: boolean;
}

interface Options {
  readonly grid: RefObject<HTMLElement | null>;
  /** Cards have no columns. */
  readonly isCards: boolean;
  /** Numbers of rows and columns. */
  readonly size: CellPosition;
  /** Rows that a page key moves by. */
  readonly page: () => number;
  /** Cells are selected by their position; what changes what is there ends the selection. */
  readonly resetKey: string;
  /** Index of the current row. */
  readonly current: number | null;
  readonly onMove: (row: number) => void;
  /** Opens the current row; without it Enter is the browser's, as for a link. */
  readonly onOpen?: () => void;
  /** Gives the grid the focus in a row, so that keys continue from there. */
  readonly focusRow: (row: number) => void;
  readonly copied: (range: CopiedRange) => Promise<CopiedTable>;
  readonly format: Format;
  readonly t: SelectionMessages;
}

/**
 * The keys of every grid (`gridCommand`), with cells that are selected by them, by dragging, or by Shift and a click.
 * What is copied is pasted as cells. Text that is selected within a cell is copied by the browser.
 */
export function useGridKeys(options: Options): GridKeys {
  const { grid, isCards, resetKey, current, onMove, onOpen, focusRow, format, t } = options;
  const [selected, setSelected] = useState<{ range: CellRange; resetKey: string } | null>(null);
  const [announcement, setAnnouncement] = useState("");
  const drag = useRef<AbortController>(undefined);
  const size = isCards ? { ...options.size, column: 0 } : options.size;
  const range =
    !isCards && selected?.resetKey === resetKey && isWithin(selected.range, size)
      ? selected.range
      : null;
  const select = (next: CellRange) => {
    setSelected({ range: next, resetKey });
    setAnnouncement(t.selected(format.number(countOf(next)), countOf(next)));
  };
  const clear = () => {
    setSelected(null);
    setAnnouncement("");
  };
  const copy = async (cells: CellRange, hasTitles: boolean) => {
    const [rows, columns] = [indexesOf(cells, "row"), indexesOf(cells, "column")];
    const count = countOf(cells);
    let isCopied = false;
    try {
      isCopied = await copyTable(options.copied({ rows, columns, hasTitles }));
    } finally {
      setAnnouncement(isCopied ? t.copied(format.number(count), count) : t.failed);
    }
  };
  const onKeyDown = (event: PressedKey) => {
    const command = gridCommand(event, { range, current, size, page: options.page() });
    switch (command?.does) {
      case undefined:
        return false;
      case "copy": {
        const whole = current === null ? null : rowsBetween(current, current, size);
        const cells = range ?? whole;
        if (!cells || getSelection()?.type === "Range") return false;
        // The announcement reports a failure.
        copy(cells, command.hasTitles).catch(missPart);
        return true;
      }
      case "open":
        onOpen?.();
        return onOpen !== undefined;
      case "clear":
        clear();
        return true;
      case "select":
        select(command.range);
        // Everything is selected without leaving the row.
        if (command.range.focus.row !== current && !isAll(command.range, size)) {
          onMove(command.range.focus.row);
        }
        return true;
      case "move":
        clear();
        onMove(command.row);
        return true;
    }
  };
  const onMouseDown = (event: MouseEvent) => {
    const { button, shiftKey, ctrlKey, metaKey, altKey } = event;
    const start = cellAt(event);
    if (isCards || !start || button !== 0 || ctrlKey || metaKey || altKey) return;
    if (shiftKey) {
      if (getSelection()?.type === "Range") return;
      // The browser would select text, and open a link in a window; Ctrl and a click still open it elsewhere.
      event.preventDefault();
      document.addEventListener("mouseup", swallowClick, { once: true });
      focusRow(start.row);
      select({ anchor: range?.anchor ?? start, focus: start });
      return;
    }
    clear();
    // The browser reports no release after it dragged selected text.
    drag.current?.abort();
    const ended = new AbortController();
    drag.current = ended;
    let isDragged = false;
    const move = (moved: globalThis.MouseEvent) => {
      if (moved.buttons === 0) {
        end();
        return;
      }
      const focus = cellAt(moved);
      if (!focus || (!isDragged && isSame(focus, start))) return;
      isDragged = true;
      // Within a cell its text is selected, as anywhere.
      getSelection()?.removeAllRanges();
      grid.current?.setAttribute("data-selecting", "");
      select({ anchor: start, focus });
    };
    const end = () => {
      ended.abort();
      grid.current?.removeAttribute("data-selecting");
      if (!isDragged) return;
      focusRow(start.row);
      swallowClick();
    };
    document.addEventListener("mouseover", move, { signal: ended.signal });
    document.addEventListener("mouseup", end, { signal: ended.signal });
  };
  useEffect(() => () => drag.current?.abort(), []);
  const rows = range && indexesOf(range, "row");
  const [from, to] = range ? [...Object.values(indexesOf(range, "column"))] : [0, 0];
  const columns = useMemo(() => ({ from: from ?? 0, to: to ?? 0 }), [from, to]);
  return {
    columnsOf: (row) => (isIn(rows, row) ? columns : null),
    announcement,
    onKeyDown,
    onMouseDown,
  };
}

function isSame(one: CellPosition, other: CellPosition): boolean {
  return one.row === other.row && one.column === other.column;
}

function isWithin({ anchor, focus }: CellRange, size: CellPosition): boolean {
  return [anchor, focus].every(({ row, column }) => row < size.row && column < size.column);
}

function isAll(range: CellRange, size: CellPosition): boolean {
  return countOf(range) === size.row * size.column;
}

function countOf(range: CellRange): number {
  const [rows, columns] = [indexesOf(range, "row"), indexesOf(range, "column")];
  return (rows.to - rows.from + 1) * (columns.to - columns.from + 1);
}

/**
 * The cell at a mouse event. The first row after the headers has the `aria-rowindex` 2; a grid that continues another one
 * has `data-first-row`. A link may lie over its whole row.
 */
function cellAt({
  target,
  clientX,
}: {
  readonly target: EventTarget | null;
  readonly clientX: number;
}): CellPosition | null {
  const element = target instanceof Element ? target : null;
  const row = element?.closest('[role="row"]');
  const inRow = element?.closest('[role="gridcell"]');
  if (!row || !inRow) return null;
  const cells = [...row.children];
  const under = element?.closest("a") ? cells.findIndex((cell) => isAcross(cell, clientX)) : -1;
  const first = Number(row.closest<HTMLElement>("[role=grid]")?.dataset.firstRow ?? 0);
  return {
    row: first + Number(row.getAttribute("aria-rowindex")) - 2,
    column: under < 0 ? cells.indexOf(inRow) : under,
  };
}

function isAcross(cell: Element, x: number): boolean {
  const { left, right } = cell.getBoundingClientRect();
  return left <= x && x < right;
}

/** The click that ends a selection is not meant for the row or its link. */
function swallowClick(): void {
  const options = { capture: true, once: true };
  const swallow = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  document.addEventListener("click", swallow, options);
  setTimeout(() => document.removeEventListener("click", swallow, options));
}
