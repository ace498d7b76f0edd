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
