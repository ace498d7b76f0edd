import * as v from "valibot";
import { accuracySchema } from "#contract/history/accuracy.ts";
import { amount, exactDecimal, varianceEntries } from "#contract/history/parts.ts";
import { parseDecimal } from "#domain/decimal/decimal.ts";
import type { FeedValue } from "./write-rows.ts";

const sums = Object.keys(varianceEntries) as (keyof typeof varianceEntries)[];

/** The ids of the columns of the history: a period and a group, and the sums over the lines of their counts. */
export const historyColumns: readonly string[] = [
  "period",
  "group",
  "warehouse.code",
  "warehouse.name",
  "countings",
  ...sums,
];

/**
 * The rows of an answer of the history.
 * @param by what the groups are; a warehouse's has its code and name, too
 */
export function historyRows(answer: unknown, by: string): readonly (readonly FeedValue[])[] {
  const { rows, warehouses } = v.parse(accuracySchema, answer);
  return rows.map((row) => {
    const warehouse =
      by === "warehouse" ? warehouses.find(({ id }) => String(id) === row.group) : undefined;
    const found = sums.map((name) => {
      const value = row[name] ?? null;
      const isExact = varianceEntries[name] === amount || varianceEntries[name] === exactDecimal;
      return isExact && typeof value === "string" ? parseDecimal(value) : value;
    });
    return [
      row.period,
      row.group,
      warehouse?.code ?? null,
      warehouse?.name ?? null,
      row.countings,
      ...found,
    ];
  });
}
