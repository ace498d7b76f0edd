import fc from "fast-check";
import { expect, test } from "vitest";
import type { Line } from "#contract/line.ts";
import { lines as anyLine } from "#testing/arbitraries.ts";
import {
  add,
  compare,
  type Decimal,
  decimal,
  decimalText,
  multiply,
  negate,
  zero,
} from "./decimal/decimal.ts";
import { lineFacts } from "./lines/line-facts.ts";
import { LineTotaller } from "./lines/line-totals.ts";
import { defaultTolerances } from "./lines/tolerance.ts";

const positive = (value: Decimal) => (compare(value, zero) < 0 ? zero : value);
const magnitude = (value: Decimal) => (compare(value, zero) < 0 ? negate(value) : value);
const sum = (values: readonly Decimal[]) => decimalText(values.reduce(add, zero));

/** A line's difference, unless no count was entered. */
const differenceOf = ({ finishedAt, countedStock, difference }: Line) =>
  finishedAt !== null && countedStock === null ? null : difference;

const worthOf = (line: Line) => multiply(decimal(differenceOf(line) ?? 0), decimal(line.costPrice));

function expectedOf({ countedStock, difference, lot, ...line }: Line): Decimal {
  if (countedStock !== null && difference !== null) {
    return add(decimal(countedStock), negate(decimal(difference)));
  }
  return decimal(lot === null ? line.productLocationStock : line.lotLocationStock);
}

const expectedValueOf = (line: Line) =>
  multiply(magnitude(expectedOf(line)), decimal(line.costPrice));

function isWithinTolerance(line: Line): boolean {
  const difference = differenceOf(line);
  if (line.finishedAt === null || difference === null) return false;
  const tolerance = defaultTolerances[line.product.metrics?.abc ?? "none"];
  const allowed = multiply(magnitude(expectedOf(line)), decimal(tolerance));
  return compare(decimal(Math.abs(difference)), allowed) <= 0;
}

test("totals agree with a naive computation in exact decimals", () => {
  fc.assert(
    fc.property(fc.array(anyLine), (lines) => {
      const totaller = new LineTotaller();
      for (const line of lines) totaller.add(lineFacts(line));
      const units = lines.map((line) => decimal(differenceOf(line) ?? 0));
      const values = lines.map(worthOf);
      const isCounted = ({ finishedAt }: Line) => finishedAt !== null;
      expect(totaller.totals()).toMatchObject({
        gainUnits: sum(units.map(positive)),
        lossUnits: sum(units.map(negate).map(positive)),
        netUnits: sum(units),
        absoluteUnits: sum(units.map(magnitude)),
        gainValue: sum(values.map(positive)),
        lossValue: sum(values.map(negate).map(positive)),
        netValue: sum(values),
        absoluteValue: sum(values.map(magnitude)),
        expectedValue: sum(lines.map(expectedValueOf)),
        countedValue: sum(lines.filter(isCounted).map(expectedValueOf)),
        leftValue: sum(lines.filter((line) => !isCounted(line)).map(expectedValueOf)),
        withinTolerance: lines.filter(isWithinTolerance).length,
      });
    }),
  );
});
