import { documentationCoverage } from "#domain/accuracy.ts";
import type { LineTotals } from "#domain/line-totals.ts";
import { Figure } from "#ui/figure.tsx";
import { useFormat, useMessages } from "#ui/locale.tsx";
import styles from "./overview.module.css";

/** Every figure that is taken from the lines and does not stand in the strip above. */
export function LineFigures({ totals }: { totals: LineTotals }) {
  const words = useMessages().counting.lineFigures;
  const format = useFormat();
  const count = (value: number) => format.number(value);
  const { netUnits, absoluteUnits, gainUnits, lossUnits } = totals;
  const units = format.quantities([netUnits, absoluteUnits, gainUnits, lossUnits]);
  const rows = [
    ["lines-total", totals.lines, count(totals.lines)],
    ["lines-counted", totals.counted, count(totals.counted)],
    ["lines-left", totals.left, count(totals.left)],
    ["lines-discrepancies", totals.discrepancies, count(totals.discrepancies)],
    ["lines-incidents", totals.incidents, count(totals.incidents)],
    ["recounted", totals.recounted, count(totals.recounted)],
    [
      "documentation-coverage",
      documentationCoverage(totals),
      format.share(documentationCoverage(totals)),
    ],
    ["net-units", netUnits, units[0]],
    ["absolute-units", absoluteUnits, units[1]],
    ["gain-units", gainUnits, units[2]],
    ["loss-units", lossUnits, units[3]],
    ["gain-value", totals.gainValue, format.amount(totals.gainValue, 2)],
    ["loss-value", totals.lossValue, format.amount(totals.lossValue, 2)],
  ] as const;
  return (
    <dl className={styles.figures}>
      {rows.map(([name, value, text]) => (
        <div key={name}>
          <dt>{words[name]}</dt>
          <dd>
            <Figure name={name} value={value}>
              {text}
            </Figure>
          </dd>
        </div>
      ))}
    </dl>
  );
}
