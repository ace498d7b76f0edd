import type { LineTotals } from "#domain/line-totals.ts";
import { FigureHint } from "#pages/figure-hint.tsx";
import { Figure } from "#ui/figure.tsx";
import { useFormat, useMessages } from "#ui/locale.tsx";
import styles from "./overview.module.css";

/** How many lines there are, by the lines themselves: every count that stands nowhere else on the page. */
export function LineFigures({ totals }: { totals: LineTotals }) {
  const words = useMessages().counting.lineFigures;
  const format = useFormat();
  const rows = [
    ["lines-total", totals.lines],
    ["lines-counted", totals.counted],
    ["lines-left", totals.left],
    ["lines-discrepancies", totals.discrepancies],
    ["recounted", totals.recounted],
  ] as const;
  return (
    <dl className={styles.figures}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>
            <FigureHint figure={name} label={words[name]} />
          </dt>
          <dd>
            <Figure name={name} value={value}>
              {format.number(value)}
            </Figure>
          </dd>
        </div>
      ))}
    </dl>
  );
}
