import type { CellPosition, CellRange } from "./cell-range.ts";
import { moveInGrid } from "./move-in-grid.ts";

/** What a key does in a grid. */
export type GridCommand =
  | { readonly does: "move"; readonly row: number }
  | { readonly does: "select"; readonly range: CellRange }
  | { readonly does: "clear" }
  | { readonly does: "copy"; readonly hasTitles: boolean }
  | { readonly does: "open" };

export type PressedKey = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "shiftKey" | "altKey">;

interface GridState {
  /** The selected cells; `null` without any. */
  readonly range: CellRange | null;
  /** Index of the current row; `null` before one was chosen. */
  readonly current: number | null;
  /** Numbers of rows and columns; of no columns where rows are cards, whose cells cannot be selected. */
  readonly size: CellPosition;
  /** Rows that a page key moves by. */
  readonly page: number;
}

/** Keys that move sideways once there are selected cells: the column that they lead to, from the present one. */
const sideways: Readonly<Record<string, (column: number, last: number) => number>> = {
  ArrowLeft: (column) => column - 1,
  ArrowRight: (column) => column + 1,
  Home: () => 0,
  End: (_, last) => last,
};

const isUpright = (key: string) => /^(Arrow(Up|Down)|Page(Up|Down))$/.test(key);

/**
 * What a key does in a grid; `null` for a key that is the browser's. Arrow and page keys, `j`, `k`, Home and End move the
 * current row; once cells are selected, those that lead sideways move a single one. With Shift they extend the selection,
 * or begin one in the current row: of whole rows upwards and downwards, of cells from the first one sideways. Ctrl or Cmd
 * with Home and End lead to the first and last row, with A select everything and with C copy. Space selects the current
 * row, Escape nothing any more, and Enter opens.
 */
export function gridCommand(pressed: PressedKey, state: GridState): GridCommand | null {
  const { key, shiftKey, altKey } = pressed;
  const { range, current, size } = state;
  // Those are the browser's, as Alt and ← for Back.
  if (altKey || size.row === 0) return null;
  const hasCells = size.column > 0;
  if (pressed.ctrlKey || pressed.metaKey) return controlCommand(pressed, state);
  if (key === "Enter") return shiftKey ? null : { does: "open" };
  if (key === "Escape") return range && { does: "clear" };
  if (key === " ") return hasCells && current !== null ? toggleRow(current, state) : null;
  if (hasCells && (shiftKey || range)) {
    const next = shiftKey ? extended(key, state) : movedCell(key, state);
    if (next) return { does: "select", range: next };
    if (shiftKey) return null;
  }
  const row = moveInGrid(key, { current, count: size.row, page: state.page });
  return row === null ? null : { does: "move", row };
}

function controlCommand({ key, shiftKey }: PressedKey, state: GridState): GridCommand | null {
  const { range, current, size } = state;
  const letter = key.toLowerCase();
  const hasCells = size.column > 0;
  if (letter === "c" && hasCells && (range || current !== null)) {
    return { does: "copy", hasTitles: shiftKey };
  }
  if (letter === "a" && hasCells && !shiftKey) {
    return { does: "select", range: rowsBetween(0, size.row - 1, size) };
  }
  if (key !== "Home" && key !== "End") return null;
  const row = key === "Home" ? 0 : size.row - 1;
  if (!shiftKey) return { does: "move", row };
  if (!hasCells || (!range && current === null)) return null;
  const column = key === "Home" ? 0 : size.column - 1;
  const anchor = range?.anchor ?? { row: current ?? 0, column: size.column - 1 - column };
  return { does: "select", range: { anchor, focus: { row, column } } };
}

/** The whole rows from one to another. */
export function rowsBetween(from: number, to: number, size: CellPosition): CellRange {
  return { anchor: { row: from, column: 0 }, focus: { row: to, column: size.column - 1 } };
}

function toggleRow(current: number, { range, size }: GridState): GridCommand {
  const row = rowsBetween(current, current, size);
  const isSelected = JSON.stringify(range) === JSON.stringify(row);
  return isSelected ? { does: "clear" } : { does: "select", range: row };
}

/** The selection after a key with Shift. */
function extended(key: string, { range, current, size, page }: GridState): CellRange | null {
  if (current === null && !range) return null;
  const last = size.column - 1;
  const { anchor, focus } = range ?? { anchor: null, focus: { row: current ?? 0, column: 0 } };
  const column = sideways[key]?.(focus.column, last);
  if (column !== undefined) {
    const next = { ...focus, column: Math.max(0, Math.min(last, column)) };
    // The first key selects the first cell.
    if (anchor === null && key.startsWith("Arrow")) return { anchor: focus, focus };
    return { anchor: anchor ?? focus, focus: next };
  }
  if (!isUpright(key)) return null;
  const row = moveInGrid(key, { current: focus.row, count: size.row, page }) ?? focus.row;
  return anchor ? { anchor, focus: { ...focus, row } } : rowsBetween(focus.row, row, size);
}

/** The single cell that a key leads to from the selection. */
function movedCell(key: string, { range, size }: GridState): CellRange | null {
  const last = size.column - 1;
  const column = range && sideways[key]?.(range.focus.column, last);
  if (!range || column === null || column === undefined) return null;
  const cell = { row: range.focus.row, column: Math.max(0, Math.min(last, column)) };
  return { anchor: cell, focus: cell };
}
