import type { LineField, LineValues } from "./line-field.ts";

/** What every row tells, whichever columns are shown: its keys, and what other cells lean on. */
export const coreFields = [
  "id",
  "index",
  "state",
  "undocumented",
  "hasIncident",
  "assignedUser.id",
] as const satisfies readonly LineField[];

type Core = (typeof coreFields)[number];

/** A line as the grid shows it: the core, and the fields that were asked for. */
export type LineRow = Pick<LineValues, Core> & {
  readonly [Field in LineField]?: LineValues[Field];
};

/** The fields that are shown unless a viewer chooses others, in their order. */
export const usualFields = [
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

/** Rows are asked for in blocks of so many, so that scrolling a little asks for nothing. */
const rowBlock = 100;

/** The block at the beginning of an order, which comes along with it. */
export const firstBlock: readonly [from: number, to: number] = [0, rowBlock];

/**
 * The rows whose blocks are asked for when those at the places `first` to `last` (included) are in view: their
 * blocks, and for whoever scrolls the ones that are soon in view.
 */
export function rowsInReach(
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

/** The blocks of some rows. */
export function blocksOf(
  from: number,
  to: number,
): readonly (readonly [from: number, to: number])[] {
  const blocks: [from: number, to: number][] = [];
  for (let at = from; at < to; at += rowBlock) blocks.push([at, Math.min(to, at + rowBlock)]);
  return blocks;
}

/**
 * Which rows are asked for when those at the places `first` to `last` (included) are in view: their blocks and
 * the ones beside them, so that rows are there when they come into view.
 */
export function rowsAround(first: number, last: number, count: number): [from: number, to: number] {
  return [
    Math.max(0, Math.floor(first / rowBlock) - 1) * rowBlock,
    Math.min(count, (Math.floor(last / rowBlock) + 2) * rowBlock),
  ];
}
