import { FigureHint } from "#components/figure-hint.tsx";
import type { LineTotals } from "#domain/lines/line-totals.ts";
import { countFigures } from "#figures/of-lines.ts";
import { useFigures } from "#hooks/use-figures.ts";
import { LineFigure } from "#pages/counting/filters/line-figure.tsx";
import type { CountingSearch } from "#pages/counting/search/search.ts";
import { useMessages } from "#ui/locale.tsx";
import styles from "./overview.module.css";

const names = Object.keys(countFigures) as (keyof typeof countFigures)[];

/** Counts of the lines that no other part of the page shows. */
export function LineFigures({ totals, search }: { totals: LineTotals; search: CountingSearch }) {
  const t = useMessages("overview").counting.lineFigures;
  const figureOf = useFigures(countFigures, totals);
  return (
    <dl className={styles.figures}>
      {names.map((name) => {
        const figure = figureOf(name);
        return (
          <div key={name}>
            <dt>
              <FigureHint figure={name} label={t[name]} toSentence={figure.toSentence} />
            </dt>
            <dd>
              <LineFigure figure={figure} label={t[name]} search={search} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
