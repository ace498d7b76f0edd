import type { ReactNode } from "react";
import { LineFigure } from "#components/counting/filters/line-figure.tsx";
import { ClassesPanel } from "#components/counting/panels/groups/classes-panel.tsx";
import { IncidentsPanel } from "#components/counting/panels/groups/incidents-panel.tsx";
import { RecountsPanel } from "#components/counting/panels/groups/recounts-panel.tsx";
import styles from "#components/counting/panels/overview.module.css";
import { Panel } from "#components/counting/panels/overview-panel.tsx";
import type { PanelProps } from "#components/counting/panels/overview-props.ts";
import { CostPanel } from "#components/counting/panels/products/cost-panel.tsx";
import { parts } from "#components/counting/parts.ts";
import type { CountingSearch } from "#components/counting/search/search.ts";
import { FigureHint } from "#components/figure-hint.tsx";
import { Link } from "#components/link.tsx";
import type { LineTotals } from "#domain/lines/line-totals.ts";
import { figuresIn, lineFigures } from "#figures/of-lines.ts";
import type { CountingModel } from "#hooks/use-counting.ts";
import { useFigures } from "#hooks/use-figures.ts";
import { pathTo } from "#routes.ts";
import { useMessages } from "#ui/locale.tsx";

const shown = figuresIn("foot");

/** Counts of the lines that no other part of the page shows. */
function LineFigures({ totals, search }: { totals: LineTotals; search: CountingSearch }) {
  const { counting: t } = useMessages("overview");
  const figureOf = useFigures(lineFigures, totals);
  return (
    <dl className={styles.figures}>
      {shown.map(({ name, showing }) => {
        const figure = figureOf(name);
        const label = showing.label(t);
        return (
          <div key={name}>
            <dt>
              <FigureHint figure={name} label={label} toSentence={figure.toSentence} />
            </dt>
            <dd>
              <LineFigure figure={figure} label={label} search={search} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/**
 * What few people look at, folded at the foot: the definitions, classes, costs in units, recounts, incidents by type and
 * counts.
 */
export function MoreFigures({
  counting,
  aggregates,
  search,
  others,
}: PanelProps & {
  readonly counting: CountingModel;
  /** Sections that have no room above in this stage of the counting. */
  others?: ReactNode;
}) {
  const { counting: page, overview: t, shortcuts } = useMessages("overview");
  const props = { aggregates, search };
  const help = pathTo("help");
  return (
    <details className={styles.more}>
      <summary>{t.more}</summary>
      {help !== null && (
        <p className={styles.definitions}>
          <Link to={`${help}#figures`}>{shortcuts.more}</Link>
        </p>
      )}
      <dl className={styles.lateFacts}>
        {parts.map(({ name, Fact }) => Fact && <Fact key={name} counting={counting} />)}
      </dl>
      {others}
      <div className={styles.row} data-columns="2">
        <div className={styles.stack}>
          <ClassesPanel {...props} />
          <RecountsPanel {...props} />
          <Panel title={page.lineFigures.title} scope={page.lineFigures.scope}>
            <LineFigures totals={aggregates.totals} search={search} />
          </Panel>
        </div>
        <div className={styles.stack}>
          <CostPanel {...props} />
          <IncidentsPanel {...props} />
        </div>
      </div>
    </details>
  );
}
