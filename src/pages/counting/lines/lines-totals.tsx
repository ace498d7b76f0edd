import type { DifferenceTotals } from "#domain/lines/ranked-differences.ts";
import type { LoadedCounting } from "#lines/line-store.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import styles from "./lines-totals.module.css";

/** Below the table: the totals of all rows that match, not only of those in view. */
export function LinesTotals({
  loaded,
  matching,
  totals,
  isSortedByValue,
}: {
  loaded: Pick<LoadedCounting, "isWhole" | "faults">;
  /** Number of rows that match. */
  matching: number;
  /** `null` while they are calculated, and while lines arrive. */
  totals: DifferenceTotals | null;
  /** Whether the rows are in the order of their values. */
  isSortedByValue: boolean;
}) {
  const { totals: t, ...lines } = useMessages("counting").lines;
  const format = useFormat();
  const { netUnits, netValue, lossValue, gainValue, absoluteValue, head } = totals ?? noTotals;
  const [units] = netUnits === null ? [] : format.quantities([netUnits]);
  const differ = totals === null || totals.largest !== null || totals.absoluteValue === null;
  const unread = loaded.faults.length;
  const figures = [
    { name: "net-units", value: netUnits, text: withPlus(netUnits, units) },
    { name: "net-value", value: netValue, text: format.signedAmount(netValue, 2) },
    { name: "loss-value", value: lossValue, text: format.signedAmount(negative(lossValue), 0) },
    { name: "gain-value", value: gainValue, text: format.signedAmount(gainValue, 0) },
    { name: "absolute-value", value: absoluteValue, text: format.amount(absoluteValue, 0) },
  ] as const;
  return (
    <div role="group" aria-label={t.label} className={styles.totals}>
      <p>
        <b>{lines.count(format.number(matching), matching)}</b>
        {!loaded.isWhole && ` ${t.soFar}`}
        {loaded.isWhole && unread > 0 && ` ${t.unread(format.number(unread), unread)}`}
        {head !== null && <span className={styles.head}>{t.head(format.number(head), head)}</span>}
        {isSortedByValue && totals && isWorthless(totals) && (
          <span className={styles.order}>{t.byUnits}</span>
        )}
      </p>
      {differ && (
        <dl data-pending={totals === null || undefined}>
          {figures.map(({ name, value, text }) => (
            <div key={name} data-total={name}>
              <dt>{t.names[name]}</dt>
              <dd>
                <data value={value ?? ""}>{text}</data>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

/** Whether differences have no value to sort by: costs are hidden, or all 0. */
function isWorthless({ absoluteValue, largest }: DifferenceTotals): boolean {
  return absoluteValue === null || largest === 0;
}

const noTotals = {
  netUnits: null,
  netValue: null,
  lossValue: null,
  gainValue: null,
  absoluteValue: null,
  head: null,
};

/** A loss is positive, and shown with its sign. */
function negative(loss: string | null): string | null {
  return loss === null || loss === "0" ? loss : `-${loss}`;
}

function withPlus(value: string | null, text: string | undefined): string {
  if (value === null || text === undefined) return "–";
  return Number(value) > 0 ? `+${text}` : text;
}
