import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import type { Format } from "#format/format.ts";
import { copyText } from "#ui/copy/copy-text.ts";
import {
  type CellPosition,
  type CellRange,
  type IndexRange,
  indexesOf,
  isIn,
  rangeAfterKey,
  tabSeparated,
} from "./grid-cell-range.ts";

/** Messages about selected cells. */
interface SelectionMessages {
  readonly selected: (cells: string, count: number) => string;
  readonly copied: (cells: string, count: number) => string;
  readonly failed: string;
}

/** Selected cells of a grid, for `GridFrame`. */
export interface GridSelection {
  /** The selected columns of a row; the same object for all rows, `null` for the others. */
  readonly columnsOf: (row: number) => IndexRange | null;
  /** The last result, for everyone to read. */
  readonly announcement: string;
  /** @returns whether the key was one of the selection */
  readonly onKeyDown: (event: KeyboardEvent) => boolean;
  readonly onMouseDown: (event: MouseEvent) => void;
}

interface Options {
  readonly grid: RefObject<HTMLElement | null>;
  /** Cards have no columns. */
  readonly isCards: boolean;
  /** Numbers of rows and columns. */
  readonly size: CellPosition;
  /** Cells are selected by their position; what changes what is there ends the selection. */
  readonly resetKey: string;
  /** Index of the current row. */
  readonly current: number | null;
  readonly onMove: (row: number) => void;
  /** The texts of rows, of all columns. */
  readonly textsOf: (rows: IndexRange) => Promise<readonly (readonly string[])[]>;
  readonly format: Format;
  readonly t: SelectionMessages;
}

/**
 * Selects cells by dragging, by Shift and a click, and by Shift and the arrow keys; Ctrl or Cmd with C copies them, or
 * else the current row. Text that is selected within a cell is copied by the browser.
 */
export function useGridSelection(options: Options): GridSelection {
  const { grid, isCards, size, resetKey, current, onMove, textsOf, format, t } = options;
  const [selected, setSelected] = useState<{ range: CellRange; resetKey: string } | null>(null);
  const [announcement, setAnnouncement] = useState("");
  const drag = useRef<AbortController>(undefined);
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
  const copy = async (cells: CellRange) => {
    const { from, to } = indexesOf(cells, "column");
    let isCopied = false;
    try {
      const rows = await textsOf(indexesOf(cells, "row"));
      isCopied = await copyText(tabSeparated(rows.map((row) => row.slice(from, to + 1))));
    } finally {
      const count = countOf(cells);
      setAnnouncement(isCopied ? t.copied(format.number(count), count) : t.failed);
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isCards) return false;
    if (isCopyKey(event) && getSelection()?.type !== "Range") {
      const row = current !== null && { row: current, column: 0 };
      const whole = row && { anchor: row, focus: { ...row, column: size.column - 1 } };
      const cells = range ?? whole;
      // The announcement reports a failure.
      if (cells) copy(cells).catch(() => undefined);
      return cells !== false;
    }
    // Those are the browser's, as Alt and ← for Back.
    if (event.altKey || event.ctrlKey || event.metaKey) return false;
    if (event.key === "Escape" && range) {
      clear();
      return true;
    }
    const next = rangeAfterKey(event, { range, current, size });
    if (next) {
      select(next);
      if (next.focus.row !== current) onMove(next.focus.row);
    } else if (event.key.startsWith("Arrow")) {
      clear();
    }
    return next !== null;
  };
  const onMouseDown = (event: MouseEvent) => {
    const { button, shiftKey, ctrlKey, metaKey, altKey, target } = event;
    const start = cellAt(target);
    if (isCards || !start || button !== 0 || ctrlKey || metaKey || altKey) return;
    if (shiftKey) {
      if (getSelection()?.type === "Range" || (target as Element).closest("a")) return;
      // The browser would select text.
      event.preventDefault();
      grid.current?.focus({ preventScroll: true });
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
      const focus = cellAt(moved.target);
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
      grid.current?.focus({ preventScroll: true });
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

function isCopyKey({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === "c" && (ctrlKey || metaKey) && !shiftKey && !altKey;
}

function isSame(one: CellPosition, other: CellPosition): boolean {
  return one.row === other.row && one.column === other.column;
}

function isWithin({ anchor, focus }: CellRange, size: CellPosition): boolean {
  return [anchor, focus].every(({ row, column }) => row < size.row && column < size.column);
}

function countOf(range: CellRange): number {
  const [rows, columns] = [indexesOf(range, "row"), indexesOf(range, "column")];
  return (rows.to - rows.from + 1) * (columns.to - columns.from + 1);
}

/** The cell that an element is in; the first row after the headers has the `aria-rowindex` 2. */
function cellAt(target: EventTarget | null): CellPosition | null {
  const cell = target instanceof Element ? target.closest('[role="gridcell"]') : null;
  const row = cell?.parentElement;
  if (!cell || !row) return null;
  return {
    row: Number(row.getAttribute("aria-rowindex")) - 2,
    column: [...row.children].indexOf(cell),
  };
}

/** The click that ends a drag is not meant for the row. */
function swallowClick(): void {
  const options = { capture: true, once: true };
  const swallow = (event: Event) => event.stopPropagation();
  document.addEventListener("click", swallow, options);
  setTimeout(() => document.removeEventListener("click", swallow, options));
}
