import type { LineAggregates } from "#lines/line-store.ts";
import type { ShownCounting } from "#pages/counting/use-counting.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import styles from "./overview.module.css";

/** Says of which lines the charts and figures are, or how to narrow them. */
export function OverviewScope({
  shown,
  aggregates,
}: {
  shown: ShownCounting;
  /** Of the lines that match; `null` while all of them are shown. */
  aggregates: LineAggregates | null;
}) {
  const words = useMessages().overview;
  const format = useFormat();
  const total = shown.aggregates?.totals.lines ?? null;
  const matching = aggregates?.totals.lines ?? null;
  return (
    <p className={styles.covers} data-hint={matching === null || undefined} role="status">
      {matching === null
        ? words.toggleHint
        : words.scope(format.number(matching), format.number(total), total ?? 0)}
    </p>
  );
}
