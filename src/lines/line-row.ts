import { isDiscrepancy } from "#domain/lines/discrepancy.ts";
import type { LineFacts } from "#domain/lines/line-facts.ts";
import type { LineField, LineValues } from "./line-fields.ts";

/** Fields of every row, whichever columns are visible: its keys, and what cells of other fields depend on. */
export const coreFields = [
  "id",
  "index",
  "state",
  "assignedUser.id",
] as const satisfies readonly LineField[];

type Core = (typeof coreFields)[number];

/** Inputs of cells that no field has. */
export interface LineMarks {
  /** A discrepancy without documentation. */
  readonly undocumented: boolean;
  readonly hasIncident: boolean;
}

export function lineMarks(line: LineFacts): LineMarks {
  const { documented, hasIncident } = line;
  return { undocumented: isDiscrepancy(line) && !documented, hasIncident };
}

/** A line as the grid shows it: the core, the marks and the requested fields. */
export type LineRow = LineMarks &
  Pick<LineValues, Core> & {
    readonly [Field in LineField]?: LineValues[Field];
  };

/** The default columns, in order. */
export const defaultFields = [
  "index",
  "state",
  "product.code",
  "product.description",
  "location.code",
  "lot.code",
  "expected",
  "countedStock",
  "difference",
  "value",
  "product.metrics.abc",
  "assignedUser.username",
  "documentation.reason.name",
  "incident.type.name",
  "finishedAt",
] as const satisfies readonly LineField[];

/** Rows are requested in blocks of this size, so that small scrolls need no request. */
const rowBlock = 100;

/** The first block of an order, which is sent with it. */
export const firstBlock: readonly [from: number, to: number] = [0, rowBlock];

/**
 * The rows to request when those at the indexes `first` to `last` (included) are in view: their blocks and,
 * after some scrolling, the neighbouring ones.
 */
export function rowsToPrefetch(
  first: number,
  last: number,
  count: number,
): [from: number, to: number] {
  const ahead = first === 0 ? 0 : 3;
  return [
    Math.max(0, Math.floor(first / rowBlock) - ahead) * rowBlock,
    Math.min(count, (Math.floor(last / rowBlock) + 1 + ahead) * rowBlock),
  ];
}

/** Splits rows into blocks. */
export function blocksOf(
  from: number,
  to: number,
): readonly (readonly [from: number, to: number])[] {
  const blocks: [from: number, to: number][] = [];
  for (let at = from; at < to; at += rowBlock) blocks.push([at, Math.min(to, at + rowBlock)]);
  return blocks;
}

/**
 * The rows to request when those at the indexes `first` to `last` (included) are in view: their blocks and the
 * adjacent ones.
 */
export function rowsAround(first: number, last: number, count: number): [from: number, to: number] {
  return [
    Math.max(0, Math.floor(first / rowBlock) - 1) * rowBlock,
    Math.min(count, (Math.floor(last / rowBlock) + 2) * rowBlock),
  ];
}
