import { lazy, Suspense } from "react";
import { useMessages } from "#ui/locale.tsx";
import { PartBoundary } from "#ui/part-boundary.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { LineFigures } from "./line-figures.tsx";
import styles from "./overview.module.css";
import type { ShownCounting } from "./use-counting.ts";
import { ZoneTable } from "./zone-table.tsx";

/** Charts weigh more than the rest of the page, so they come after it. */
const ZonesChart = lazy(async () => ({
  default: (await import("#charts/zones-chart.tsx")).ZonesChart,
}));

/** What is left and where, and every figure of the lines. */
export function Overview({ shown }: { shown: ShownCounting }) {
  const words = useMessages().counting;
  const { aggregates } = shown;
  const zones = aggregates?.zones ?? [];
  return (
    <div className={styles.overview}>
      <section aria-label={words.zones.title}>
        <h2>
          {words.zones.title} <small>{words.zones.scope}</small>
        </h2>
        {aggregates && zones.length === 0 && <p className="muted">{words.zones.none}</p>}
        {zones.length > 0 && (
          <>
            <PartBoundary instead={<p className="muted">{words.zones.noChart}</p>}>
              <Suspense fallback={<Skeleton height={300} />}>
                <ZonesChart zones={zones} />
              </Suspense>
            </PartBoundary>
            <ZoneTable zones={zones} />
          </>
        )}
      </section>
      <section aria-label={words.lineFigures.title}>
        <h2>
          {words.lineFigures.title} <small>{words.lineFigures.scope}</small>
        </h2>
        {aggregates && <LineFigures totals={aggregates.totals} />}
      </section>
    </div>
  );
}
