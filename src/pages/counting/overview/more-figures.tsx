import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { Link } from "#components/link.tsx";
import { pathTo } from "#routes.ts";
import { withShared } from "#search-params/shared-search.ts";
import { useMessages } from "#ui/locale.tsx";
import { ClassesPanel } from "./groups/classes-panel.tsx";
import { IncidentsPanel } from "./groups/incidents-panel.tsx";
import { RecountsPanel } from "./groups/recounts-panel.tsx";
import { LineFigures } from "./line-figures.tsx";
import styles from "./overview.module.css";
import { Panel } from "./overview-panel.tsx";
import type { PanelProps } from "./overview-props.ts";
import { CostPanel } from "./products/cost-panel.tsx";

/**
 * What few people look at, folded at the foot: the definitions, classes, costs in units, recounts, incidents by type and
 * counts.
 */
export function MoreFigures({
  aggregates,
  search,
  children,
}: PanelProps & {
  /** Sections that have no room above in this stage of the counting. */
  children?: ReactNode;
}) {
  const { counting: page, overview: t, shortcuts } = useMessages("overview");
  const [params] = useSearchParams();
  const props = { aggregates, search };
  const help = pathTo("help");
  return (
    <details className={styles.more}>
      <summary>{t.more}</summary>
      {help !== null && (
        <p className={styles.definitions}>
          <Link to={`${withShared(help, params)}#figures`}>{shortcuts.more}</Link>
        </p>
      )}
      {children}
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
