import type { ReactNode } from "react";
import type { ChangeKind, Comparison } from "#contract/history/compare.ts";
import { useViewer } from "#hooks/use-viewer.ts";
import { historyMessages } from "#slices/history/messages.ts";
import { seenColumns } from "#slices/history/seen-columns.ts";
import { PlainTable } from "#table/entries/plain-table.tsx";
import { Figure } from "#ui/figure.tsx";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { type CompareContext, compareTable } from "./columns.tsx";
import styles from "./comparison.module.css";

/** Kinds with a tile of their own, and the figure of each. */
const tiles = [
  ["again", "places-again"],
  ["turned", "places-turned"],
  ["new", "places-new"],
  ["cured", "places-cured"],
] as const;

/** The day of a count, without its weekday. */
export function useDayOf(): (startedAt: string) => string {
  const { locale, timeZone } = useFormat();
  const format = new Intl.DateTimeFormat(locale, { day: "numeric", month: "short", timeZone });
  return (startedAt) => format.format(Date.parse(startedAt)).replaceAll(" de ", " ");
}

/** What the columns of a comparison are read with. */
export function useCompareContext({ a, b }: Comparison): CompareContext {
  const viewer = useViewer();
  const t = useMessages(historyMessages);
  const dayOf = useDayOf();
  return { ...viewer, t, days: [dayOf(a.startedAt), dayOf(b.startedAt)] };
}

/** How many places are wrong again, turned, newly wrong or cured, what that is worth, and what these words mean. */
export function ComparisonTiles({
  comparison: { kinds },
  nameOf,
}: {
  comparison: Comparison;
  /** The name of a kind, perhaps as a link. */
  nameOf: (kind: ChangeKind, title: string) => ReactNode;
}) {
  const t = useMessages(historyMessages).compare;
  const { format, costsHidden } = useViewer();
  return (
    <>
      <ul className={styles.tiles}>
        {tiles.map(([kind, figure]) => {
          const sums = kinds.find((one) => one.kind === kind);
          const value = kind === "cured" ? sums?.valueA : sums?.valueB;
          const amount = format.amount(value ?? null, 0);
          const products = sums?.products ?? 0;
          return (
            <li key={kind}>
              {nameOf(kind, t.kinds[kind])}
              <b>
                <Figure name={figure} value={sums?.places ?? 0}>
                  {format.number(sums?.places ?? 0)}
                </Figure>
              </b>
              {t.products(format.number(products), products)}
              {!costsHidden && `, ${kind === "cured" ? t.before(amount) : t.now(amount)}`}
            </li>
          );
        })}
      </ul>
      <p className={styles.meaning}>{t.meaning}</p>
    </>
  );
}

/** The places that are not right in both counts, the largest value first. */
export function ComparisonTable({
  comparison,
  rows,
}: {
  comparison: Comparison;
  rows: Comparison["rows"];
}) {
  const t = useMessages(historyMessages).compare;
  const context = useCompareContext(comparison);
  return (
    <div className={styles.scroll}>
      <PlainTable
        className={styles.table}
        label={t.title}
        columns={seenColumns(compareTable, context)}
        context={{ ...context, decimals: 0 }}
        rows={rows}
        keyOf={({ product, location, lot }) => JSON.stringify([product, location, lot])}
        rowName="product"
      />
    </div>
  );
}
