import { useMemo } from "react";
import { useSearchParams } from "react-router";
import type { Accuracy } from "#contract/history/accuracy.ts";
import { useSettings } from "#hooks/use-settings.ts";
import { useViewer } from "#hooks/use-viewer.ts";
import { historyMessages } from "#slices/history/messages.ts";
import { monthsUpTo, monthText } from "#slices/history/months.ts";
import { historySearch } from "#slices/history/search.ts";
import { PlainTable } from "#table/entries/plain-table.tsx";
import { useMessages } from "#ui/locale.tsx";
import { monthTable } from "./columns.tsx";
import type { WarehouseMonth } from "./figures.ts";
import styles from "./month-table.module.css";

/** Discrepancies per 100 counted lines of each warehouse, by month. */
function useTrends(accuracy: Accuracy | null, month: string) {
  return useMemo(() => {
    if (!accuracy) return null;
    const byKey = new Map(accuracy.rows.map((row) => [`${row.group} ${row.period}`, row]));
    const months = monthsUpTo(month, 12);
    return ({ warehouse }: WarehouseMonth) =>
      months.map((one) => {
        const row = byKey.get(`${warehouse.id} ${one}`);
        return !row || row.counted === 0 ? null : (row.discrepancies * 100) / row.counted;
      });
  }, [accuracy, month]);
}

/** The context that the table's columns are read with. */
export function useMonthContext(
  month: string,
  accuracy: Accuracy | null = null,
  chosen: number | null = null,
) {
  const viewer = useViewer();
  const t = useMessages(historyMessages);
  const { warehouseBy } = useSettings();
  const [params] = useSearchParams();
  const trendOf = useTrends(accuracy, month);
  return {
    ...viewer,
    t,
    monthName: monthText(month, viewer.format.locale, "short"),
    addressOf: ({ warehouse }: WarehouseMonth) =>
      `?${historySearch.update(params, { warehouse: String(warehouse[warehouseBy]), zone: "" })}#lines`,
    chosen,
    trendOf,
  };
}

/** Each warehouse's month beside what is usual there, the worst change first. */
export function MonthTable({
  rows,
  month,
  chosen,
  accuracy,
  hasTrend,
  isStale,
}: {
  rows: readonly WarehouseMonth[];
  month: string;
  /** Id of the warehouse that is shown line by line. */
  chosen: number | null;
  /** By warehouse and month; `null` while the history is not known. */
  accuracy: Accuracy | null;
  /** `false` where there is no history of lines. */
  hasTrend: boolean;
  isStale: boolean;
}) {
  const context = useMonthContext(month, accuracy, chosen);
  return (
    <PlainTable
      className={hasTrend ? styles.table : styles.withoutTrend}
      label={context.t.table.name}
      columns={monthTable}
      context={context}
      rows={rows}
      keyOf={({ warehouse }) => warehouse.id}
      rowName="warehouse"
      attributesOf={({ warehouse }) => ({ "data-chosen": warehouse.id === chosen || undefined })}
      {...(isStale && { "data-kind": "stale" })}
    />
  );
}
