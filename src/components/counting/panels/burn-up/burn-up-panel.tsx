import { memo, use } from "react";
import { ChartPlaceholder } from "#charts/chart-placeholder.tsx";
import { useAfterCharts } from "#charts/use-render-queue.ts";
import { Panel } from "#components/counting/panels/overview-panel.tsx";
import type { TimedPanelProps } from "#components/counting/panels/overview-props.ts";
import { PanelMenu } from "#components/counting/panels/panel-menu.tsx";
import { contentOf } from "#components/export/exported-columns.ts";
import type { BurnUpRow } from "#domain/counting/burn-up-rows.ts";
import { useViewer } from "#hooks/use-viewer.ts";
import type { OverviewMessages } from "#messages/languages.ts";
import { type TableContext, tableOf } from "#table/entries/columns.ts";
import { PlainTable } from "#table/entries/plain-table.tsx";
import { ErrorBoundary } from "#ui/error-boundary.tsx";
import { PaperContext } from "#ui/hooks/paper-context.ts";
import { lazyComponent } from "#ui/lazy-component.tsx";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import styles from "./burn-up-panel.module.css";
import { type BurnUpPanelData, useBurnUp } from "./use-burn-up.ts";

interface TableTexts extends TableContext {
  readonly t: OverviewMessages["overview"]["burnUp"];
}

/** Lines finished per slot of time, and cumulative counts, against an even pace. */
const burnUpTable = tableOf<BurnUpRow, TableTexts>()((column) => ({
  from: column.instant(
    ({ t }) => t.from,
    ({ from }) => from,
  ),
  finished: column.number(
    ({ t }) => t.finished,
    ({ finished }) => finished,
  ),
  counted: column.number(
    ({ t }) => t.byThen,
    ({ counted }) => counted,
  ),
  pace: column.number(
    ({ t }) => t.pace,
    ({ pace }) => pace,
    { cell: ({ pace }, { format }) => format.number(pace === null ? null : Math.round(pace)) },
  ),
}));

const BurnUpTable = memo(function BurnUpTable({
  title,
  data,
}: {
  title: string;
  data: BurnUpPanelData;
}) {
  const { burnUp: t } = useMessages("overview").overview;
  const context = { ...useViewer(), t, today: data.now ?? data.series.until };
  const { rows } = useAfterCharts(data);
  return (
    <PanelMenu title={title} count={rows.length} read={() => contentOf(burnUpTable, rows, context)}>
      <PlainTable
        label={title}
        columns={burnUpTable}
        context={context}
        rows={rows}
        keyOf={({ from }) => from}
        rowName="from"
      />
    </PanelMenu>
  );
});

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
              id={snapshot.loaded.counting.id}
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
