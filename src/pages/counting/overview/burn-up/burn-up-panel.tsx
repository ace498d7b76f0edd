import { memo, use } from "react";
import { ChartPlaceholder } from "#charts/chart-placeholder.tsx";
import { Panel } from "#pages/counting/overview/overview-panel.tsx";
import type { TimedPanelProps } from "#pages/counting/overview/overview-props.ts";
import { ErrorBoundary } from "#ui/error-boundary.tsx";
import { PaperContext } from "#ui/hooks/paper-context.ts";
import { lazyComponent } from "#ui/lazy-component.tsx";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { useBurnUp } from "./burn-up-data.ts";
import styles from "./burn-up-panel.module.css";
import { BurnUpTable } from "./burn-up-table.tsx";

const BurnUpChart = lazyComponent(
  async () => (await import("./clickable-burn-up-chart.tsx")).ClickableBurnUpChart,
  (props) => <ChartPlaceholder {...props} skeleton={<Skeleton height={292} />} />,
);

/** Will it be done in time: counted lines against an even pace to the deadline, and lines per slot of time. */
export const BurnUpPanel = memo(function BurnUpPanel(props: TimedPanelProps) {
  const messages = useMessages("overview").overview;
  const t = messages.burnUp;
  const format = useFormat();
  const data = useBurnUp(props);
  const isPaper = use(PaperContext);
  const { aggregates, snapshot } = props;
  const { lines, counted } = aggregates.totals;
  const part = aggregates.isWhole
    ? null
    : format.wholeShare(aggregates.read / snapshot.facts.total);
  return (
    <Panel
      title={t.title}
      scope={part !== null && t.partRead(part)}
      className={isPaper ? undefined : styles.panel}
      menu={<BurnUpTable title={t.title} data={data} />}
    >
      <div className={styles.chart}>
        {lines === 0 ? (
          <p className="muted">{messages.noLines}</p>
        ) : (
          <ErrorBoundary fallback={<p className="muted">{messages.noChart}</p>}>
            <BurnUpChart
              data={data}
              label={t.summary(format.number(counted), format.number(data.total))}
              search={props.search}
            />
          </ErrorBoundary>
        )}
      </div>
    </Panel>
  );
});
