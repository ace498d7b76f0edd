import {
  hasNegativeStock,
  isChangedAfterCount,
  isFinishedBeforeStart,
  isFractionalCount,
  isStockMoved,
  type LineCheck,
  type LineCheckCounts,
  lineChecks,
  listedTwice,
} from "#domain/lines/line-checks.ts";
import type { LineColumns } from "./columns/line-columns.ts";
import type { TextColumn } from "./columns/text-column.ts";
import type { RowFacts } from "./row-facts.ts";

/** Input of the checks, besides a row's number. */
export interface CheckSource {
  readonly lines: LineColumns;
  readonly facts: RowFacts;
  readonly isActive: boolean;
}

type RowTest = (row: number) => boolean;

/** @param until of `lastMoment` */
type CreateTest = (source: CheckSource, until: number) => RowTest;

const tests: { readonly [Check in LineCheck]: CreateTest } = {
  "stock-moved":
    ({ facts }, until) =>
    (row) =>
      isStockMoved(facts.at(row), until),
  "changed-after-count":
    ({ facts }, until) =>
    (row) =>
      isChangedAfterCount(facts.at(row), until),
  "listed-twice": ({ lines }) => {
    const twice = twiceIn(lines);
    return (row) => twice[row] === 1;
  },
  "negative-stock":
    ({ facts }) =>
    (row) =>
      hasNegativeStock(facts.at(row)),
  "fractional-count":
    ({ facts }) =>
    (row) =>
      isFractionalCount(facts.at(row)),
  "finish-before-start":
    ({ facts }) =>
    (row) =>
      isFinishedBeforeStart(facts.at(row)),
};

/** Whether a check applies to a row. */
export function checkOf(name: LineCheck, source: CheckSource): RowTest {
  return tests[name](source, lastMoment(source));
}

export function countChecks(source: CheckSource): LineCheckCounts {
  const until = lastMoment(source);
  const counts = lineChecks.map((name) => {
    const applies = tests[name](source, until);
    let lines = 0;
    for (let row = 0; row < source.lines.size; row += 1) if (applies(row)) lines += 1;
    return [name, lines];
  });
  // One entry for each check.
  return Object.fromEntries(counts) as LineCheckCounts;
}

/** The counting's last moment, in milliseconds since 1970: its last finish; `Infinity` while it is active. */
function lastMoment({ lines, isActive }: CheckSource): number {
  if (isActive) return Number.POSITIVE_INFINITY;
  const { values } = lines.numbers("finishedAt");
  let last = Number.NEGATIVE_INFINITY;
  for (let row = 0; row < lines.size; row += 1) {
    const finish = values[row] ?? Number.NaN;
    if (finish > last) last = finish;
  }
  return last;
}

interface Places {
  readonly location: TextColumn;
  readonly lot: TextColumn;
  readonly twice: Uint8Array;
}

/** By the column of the products: a refresh keeps the columns in which nothing changed. */
const knownPlaces = new WeakMap<TextColumn, Places>();

function twiceIn(lines: LineColumns): Uint8Array {
  const product = lines.texts("product.id");
  const location = lines.texts("location.id");
  const lot = lines.texts("lot.id");
  const known = knownPlaces.get(product);
  const isSame = known?.location === location && known.lot === lot;
  if (isSame && known.twice.length === lines.size) return known.twice;
  // Exact up to 200,000 products, locations and lots.
  const places = Float64Array.from({ length: lines.size }, (_, row) => {
    const place = product.code(row) * (location.maxCode + 1) + location.code(row);
    return place * (lot.maxCode + 1) + lot.code(row);
  });
  const twice = listedTwice(places);
  knownPlaces.set(product, { location, lot, twice });
  return twice;
}
