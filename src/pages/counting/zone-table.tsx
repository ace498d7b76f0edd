import { accuracy } from "#domain/accuracy.ts";
import type { LineAggregates } from "#lines/line-store.ts";
import { Figure } from "#ui/figure.tsx";
import { useFormat, useMessages } from "#ui/locale.tsx";
import styles from "./overview.module.css";

/** The figures behind the zone chart, for screen readers and for copying. */
export function ZoneTable({ zones }: { zones: LineAggregates["zones"] }) {
  const words = useMessages().counting.zones;
  const format = useFormat();
  return (
    <details className={styles.table}>
      <summary>{words.asTable}</summary>
      <div role="group" className={styles.scroll} tabIndex={0} aria-label={words.table}>
        <table data-group-by="zone" aria-label={words.table}>
          <thead>
            <tr>
              <th scope="col">{words.zone}</th>
              <th scope="col">{words.lines}</th>
              <th scope="col">{words.counted}</th>
              <th scope="col">{words.left}</th>
              <th scope="col">{words.discrepancies}</th>
              <th scope="col">{words.accuracy}</th>
              <th scope="col">{words.netValue}</th>
              <th scope="col">{words.absoluteValue}</th>
            </tr>
          </thead>
          <tbody>
            {zones.map(({ zone, totals }) => (
              <tr key={zone} data-group={zone}>
                <th scope="row" className="code">
                  {zone}
                </th>
                {(
                  [
                    ["lines-total", totals.lines, format.number(totals.lines)],
                    ["lines-counted", totals.counted, format.number(totals.counted)],
                    ["lines-left", totals.left, format.number(totals.left)],
                    [
                      "lines-discrepancies",
                      totals.discrepancies,
                      format.number(totals.discrepancies),
                    ],
                    ["accuracy", accuracy(totals), format.share(accuracy(totals))],
                    ["net-value", totals.netValue, format.signedAmount(totals.netValue, 2)],
                    [
                      "absolute-value",
                      totals.absoluteValue,
                      format.amount(totals.absoluteValue, 2),
                    ],
                  ] as const
                ).map(([name, value, text]) => (
                  <td key={name}>
                    <Figure name={name} value={value}>
                      {text}
                    </Figure>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
