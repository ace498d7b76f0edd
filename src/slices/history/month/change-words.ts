import type { HistoryMessages } from "#slices/history/messages.ts";
import type { WarehouseMonth } from "./figures.ts";

/** How much more or less than usual, or why that is not said. */
export function changeWords(
  { verdict, figures: { discrepancies } }: WarehouseMonth,
  { table }: HistoryMessages,
  rate: (value: number) => string,
): string {
  if (verdict === "as-usual" || verdict === "too-few") return table.verdicts[verdict];
  const apart = rate(Math.abs((discrepancies.now ?? 0) - (discrepancies.usual ?? 0)));
  return verdict === "worse" ? table.more(apart) : table.less(apart);
}
