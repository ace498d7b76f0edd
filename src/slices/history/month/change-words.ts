import type { HistoryMessages } from "#slices/history/messages.ts";
import type { WarehouseMonth } from "./figures.ts";

/** How much more or less than usual, or why that is not said. */
export function changeWords(
  { verdict, figures: { discrepancies } }: WarehouseMonth,
  { table }: HistoryMessages,
  rate: (value: number) => string,
): string {
  if (verdict === "as-usual" || verdict === "too-few") return table.verdicts[verdict];
  const apart = rate(Math.abs(tenths(discrepancies.now) - tenths(discrepancies.usual)) / 10);
  return verdict === "worse" ? table.more(apart) : table.less(apart);
}

/** As the columns beside it show the rate, so that their difference is the one that is said. */
function tenths(value: number | null): number {
  return Math.round((value ?? 0) * 10);
}
