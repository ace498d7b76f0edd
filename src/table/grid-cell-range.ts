/** A cell by the indexes of its row and its column. */
export interface CellPosition {
  readonly row: number;
  readonly column: number;
}

/** Selected cells: a rectangle from the corner where the selection began to the one that moves. */
export interface CellRange {
  readonly anchor: CellPosition;
  readonly focus: CellPosition;
}

/** Indexes from one to another, both included. */
export interface IndexRange {
  readonly from: number;
  readonly to: number;
}

export function isIn(range: IndexRange | null, index: number): boolean {
  return range !== null && index >= range.from && index <= range.to;
}

export function indexesOf(range: CellRange, by: "row" | "column"): IndexRange {
  const [one, other] = [range.anchor[by], range.focus[by]];
  return { from: Math.min(one, other), to: Math.max(one, other) };
}

const moves: Readonly<Record<string, CellPosition>> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
};

/**
 * The selection after a key: Shift with an arrow key extends it, or begins one in the current row: of whole rows
 * upwards and downwards, of the first cell sideways. Without Shift the keys for left and right move a single cell.
 * @param range `null` without a selection
 * @param current index of the current row; `null` before one was chosen
 * @param size numbers of rows and columns
 * @returns `null` for other keys
 */
export function rangeAfterKey(
  { key, shiftKey }: { readonly key: string; readonly shiftKey: boolean },
  { range, current, size }: { range: CellRange | null; current: number | null; size: CellPosition },
): CellRange | null {
  const move = moves[key];
  if (!move) return null;
  const within = ({ row, column }: CellPosition) => ({
    row: Math.max(0, Math.min(size.row - 1, row)),
    column: Math.max(0, Math.min(size.column - 1, column)),
  });
  if (range) {
    const { row, column } = range.focus;
    const focus = within({ row: row + move.row, column: column + move.column });
    if (shiftKey) return { anchor: range.anchor, focus };
    return move.row === 0 ? { anchor: focus, focus } : null;
  }
  if (!shiftKey || current === null) return null;
  const anchor = { row: current, column: 0 };
  if (move.row === 0) return { anchor, focus: anchor };
  return { anchor, focus: within({ row: current + move.row, column: size.column - 1 }) };
}

/** Cells as text for a spreadsheet. Tabs and line breaks within a cell would begin another one. */
export function tabSeparated(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => cells.map(plainText).join("\t")).join("\n");
}

/** Spreadsheets read numbers with a hyphen for the sign and without spaces between the digits. */
function plainText(text: string): string {
  return text
    .replace(/\s*[\t\r\n]+\s*/g, " ")
    .replace(/−(?=[^\s\d]?\d)/g, "-")
    .replace(/(?<=\d)[\u00a0\u202f](?=\d)/g, "");
}
