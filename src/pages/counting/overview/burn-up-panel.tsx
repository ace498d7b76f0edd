import { lazy, memo, Suspense } from "react";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { PartBoundary } from "#ui/part-boundary.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { useBurnUp } from "./burn-up-data.ts";
import styles from "./burn-up-panel.module.css";
import { BurnUpTable } from "./burn-up-table.tsx";
import { Panel } from "./overview-panel.tsx";
import type { TimedPanelProps } from "./overview-props.ts";
import { StalledNote } from "./stalled-note.tsx";
import { ThroughputSlots } from "./throughput-slots.tsx";

/** Charts weigh more than the rest of the page, so they come after it. */
const BurnUpChart = lazy(async () => ({
  default: (await import("#charts/burn-up-chart.tsx")).BurnUpChart,
}));

/** Will it be done in time: counted lines against an even pace to the deadline, and how fast they come. */
export const BurnUpPanel = memo(function BurnUpPanel(props: TimedPanelProps) {
  const messages = useMessages().overview;
  const words = messages.burnUp;
  const format = useFormat();
  const data = useBurnUp(props);
  const { lines, counted } = props.aggregates.totals;
  return (
    <Panel title={words.title} scope={words.scope} span={2}>
      <div className={styles.chart}>
        {lines === 0 ? (
          <p className="muted">{messages.noLines}</p>
        ) : (
          <PartBoundary instead={<p className="muted">{messages.noChart}</p>}>
            <Suspense fallback={<Skeleton height={292} />}>
              {/* What stands in its place is text, which would not be read out within an image. */}
              <div
                role="img"
                aria-label={words.summary(format.number(counted), format.number(lines))}
              >
                <BurnUpChart data={data} />
              </div>
              <ThroughputSlots data={data} view={props.view} />
            </Suspense>
          </PartBoundary>
        )}
      </div>
      <StalledNote {...props} />
      <BurnUpTable title={words.title} data={data} />
    </Panel>
  );
});
