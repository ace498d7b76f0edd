import { FigureHint } from "#components/figure-hint.tsx";
import type { LineTotals } from "#domain/lines/line-totals.ts";
import { FigureFilterButton } from "#pages/counting/filters/figure-filter-button.tsx";
import type { CountingSearch } from "#pages/counting/search/search.ts";
import { totalsSentence } from "#pages/counting/totals-sentence.ts";
import { Figure } from "#ui/figure.tsx";
import { useFormat, useMessages } from "#ui/locale.tsx";
import styles from "./overview.module.css";

/** The facets that select the lines of a count. */
const facets = {
  "lines-counted": { state: ["counted"] },
  "lines-left": { state: ["not-started", "in-progress"] },
  "lines-discrepancies": { difference: ["short", "over"] },
  recounted: { recounted: ["yes"] },
} as const;

/** Counts of the lines that no other part of the page shows. */
export function LineFigures({ totals, search }: { totals: LineTotals; search: CountingSearch }) {
  const t = useMessages("overview").counting.lineFigures;
  const format = useFormat();
  const rows = [
    ["lines-total", totals.lines, null],
    ["lines-counted", totals.counted, facets["lines-counted"]],
    ["lines-left", totals.left, facets["lines-left"]],
    ["lines-discrepancies", totals.discrepancies, facets["lines-discrepancies"]],
    ["recounted", totals.recounted, facets.recounted],
  ] as const;
  const figure = (name: (typeof rows)[number][0], value: number) => (
    <Figure name={name} value={value}>
      {format.number(value)}
    </Figure>
  );
  return (
    <dl className={styles.figures}>
      {rows.map(([name, value, counts]) => (
        <div key={name}>
          <dt>
            <FigureHint
              figure={name}
              label={t[name]}
              toSentence={totalsSentence(name, totals, format)}
            />
          </dt>
          <dd>
            {counts ? (
              <FigureFilterButton facets={counts} name={t[name]} lines={value} search={search}>
                {figure(name, value)}
              </FigureFilterButton>
            ) : (
              figure(name, value)
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
