import { expectedStock } from "./discrepancy.ts";
import type { LineFacts } from "./line-facts.ts";

/** Signs that a line's figures may not mean what they seem to, in the order in which they are shown. */
export const lineChecks = [
  "stock-moved",
  "changed-after-count",
  "listed-twice",
  "negative-stock",
  "fractional-count",
  "finish-before-start",
] as const;

export type LineCheck = (typeof lineChecks)[number];

/** Number of lines to which each check applies. */
export type LineCheckCounts = Readonly<Record<LineCheck, number>>;

/** No check applies to any line. */
export const noneFound = Object.fromEntries(lineChecks.map((name) => [name, 0])) as LineCheckCounts;

/**
 * A counted line whose place's stock now is neither what was expected nor what was counted, and whose product's last
 * change is of the time of the counting. Unknown: whether the stock moved before or after the line was counted. Without
 * a count, picking moves the stock as it should.
 * @param until the counting's last moment, in milliseconds since 1970; `Infinity` while it is active
 */
export function isStockMoved(line: LineFacts, until: number): boolean {
  const { stockNow, countedStock, productUpdatedAt } = line;
  if (countedStock === null || stockNow === null) return false;
  if (stockNow === countedStock || productUpdatedAt > until) return false;
  return stockNow !== expectedStock(line);
}

/**
 * The product was changed after the line was counted and finished, while the counting went on. Unknown: what was changed.
 * @param until as for `isStockMoved`
 */
export function isChangedAfterCount(
  {
    countedStock,
    finishedAt,
    productUpdatedAt,
  }: Pick<LineFacts, "countedStock" | "finishedAt" | "productUpdatedAt">,
  until: number,
): boolean {
  if (countedStock === null || finishedAt === null) return false;
  return productUpdatedAt > finishedAt && productUpdatedAt <= until;
}

/** The expected stock, the counted stock or the place's stock now is below 0. */
export function hasNegativeStock(line: LineFacts): boolean {
  return (line.countedStock ?? 0) < 0 || (line.stockNow ?? 0) < 0 || expectedStock(line) < 0;
}

/**
 * Counted in fractions, although the packaging unit and all stocks sent with the line are whole. Unknown: whether the
 * product is measured rather than counted in pieces.
 */
export function isFractionalCount({
  countedStock,
  hasWholeStocks,
}: Pick<LineFacts, "countedStock" | "hasWholeStocks">): boolean {
  return countedStock !== null && !Number.isInteger(countedStock) && hasWholeStocks;
}

export function isFinishedBeforeStart({
  startedAt,
  finishedAt,
}: Pick<LineFacts, "startedAt" | "finishedAt">): boolean {
  return startedAt !== null && finishedAt !== null && finishedAt < startedAt;
}

/**
 * Which lines are listed twice, by row: 1 where another line has the same product, location and lot.
 * @param places one number per row, equal for the same product, location and lot
 */
export function listedTwice(places: Float64Array): Uint8Array {
  const twice = new Uint8Array(places.length);
  const firstRows = new Map<number, number>();
  places.forEach((place, row) => {
    const first = firstRows.get(place);
    if (first === undefined) {
      firstRows.set(place, row);
      return;
    }
    twice[first] = 1;
    twice[row] = 1;
  });
  return twice;
}
