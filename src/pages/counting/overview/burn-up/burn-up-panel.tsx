import { memo, use } from "react";
import { ChartPlaceholder } from "#charts/chart-placeholder.tsx";
import { useAfterCharts } from "#charts/use-render-queue.ts";
import { tableContent } from "#components/export/exported-table.ts";
import { Panel } from "#pages/counting/overview/overview-panel.tsx";
import type { TimedPanelProps } from "#pages/counting/overview/overview-props.ts";
import { PanelMenu } from "#pages/counting/overview/panel-menu.tsx";
import { ErrorBoundary } from "#ui/error-boundary.tsx";
import { PaperContext } from "#ui/hooks/paper-context.ts";
import { lazyComponent } from "#ui/lazy-component.tsx";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { TableHead } from "#ui/table-head.tsx";
import styles from "./burn-up-panel.module.css";
import { type BurnUpPanelData, useBurnUp } from "./use-burn-up.ts";

/** Lines finished per slot of time, and cumulative counts, against an even pace. */
const BurnUpTable = memo(function BurnUpTable({
  title,
  data,
}: {
  title: string;
  data: BurnUpPanelData;
}) {
  const t = useMessages("overview").overview.burnUp;
  const format = useFormat();
  const { rows } = useAfterCharts(data);
  const read = () =>
    tableContent<(typeof rows)[number]>(
      [
        { title: t.from, isInstant: true, value: ({ from }) => new Date(from) },
        { title: t.finished, value: ({ finished }) => finished },
        { title: t.byThen, value: ({ counted }) => counted },
        { title: t.pace, value: ({ pace }) => pace },
      ],
      rows,
    );
  return (
    <PanelMenu title={title} count={rows.length} read={read}>
      <table aria-label={title}>
        <TableHead titles={[t.from, t.finished, t.byThen, t.pace]} />
        <tbody>
          {rows.map(({ from, finished, counted, pace }) => (
            <tr key={from}>
              <th scope="row">{format.moment(from, data.now ?? data.series.until)}</th>
              <td>{format.number(finished)}</td>
              <td>{format.number(counted)}</td>
              <td>{format.number(pace === null ? null : Math.round(pace))}</td>
            </tr>
          ))}
        </tbody>
      </table>
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
