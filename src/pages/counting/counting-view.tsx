import { lazy, Suspense } from "react";
import type { Ageing } from "#domain/ageing.ts";
import { LineDrawerHost } from "#pages/counting/drawer/line-drawer-host.tsx";
import { LinesTab } from "#pages/counting/lines/lines-tab.tsx";
import type { ShownOrder } from "#pages/counting/lines/use-order.ts";
import { useMatching } from "#pages/counting/overview/overview-matching.ts";
import type { Failed } from "#pages/failed.ts";
import type { PageState } from "#pages/page-state.ts";
import { useMessages } from "#ui/locale.tsx";
import { PartBoundary } from "#ui/part-boundary.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { ArrivingMark } from "./arriving-mark.tsx";
import styles from "./counting-view.module.css";
import { FiguresStrip } from "./figures-strip.tsx";
import { Header } from "./header.tsx";
import { Hero } from "./hero.tsx";
import { Notices } from "./notices.tsx";
import type { CountingSearch } from "./search.ts";
import { TabStrip } from "./tab-strip.tsx";
import type { ShownCounting } from "./use-counting.ts";

/** Many panels, none of which lines wait for. */
const Overview = lazy(async () => ({
  default: (await import("#pages/counting/overview/overview.tsx")).Overview,
}));

/** A loaded counting: what concerns the whole of it on top, then one of its parts. */
export function CountingView({
  shown,
  lines,
  view,
  failed,
  state,
  ageing,
  period,
  onRetry,
}: {
  shown: ShownCounting;
  lines: ShownOrder;
  view: CountingSearch;
  failed: Failed | null;
  state: PageState;
  ageing: Ageing;
  /** Milliseconds between two looks. */
  period: number;
  onRetry: () => void;
}) {
  const { tab } = view;
  const words = useMessages().counting;
  const matching = useMatching(shown, view);
  return (
    <div className={styles.view} data-tab={tab} data-state={state}>
      <Header shown={shown} />
      <Notices shown={shown} failed={failed} ageing={ageing} period={period} onRetry={onRetry} />
      <Hero shown={shown} />
      <FiguresStrip shown={shown} matching={matching} />
      <div className={styles.tabs}>
        <TabStrip tab={tab} lines={shown.aggregates?.totals.lines ?? null} />
        {shown.loaded.isArriving && <ArrivingMark id={shown.id} />}
      </div>
      {tab === "overview" ? (
        <PartBoundary instead={<p className="muted">{words.noOverview}</p>}>
          <Suspense fallback={<Skeleton height={600} />}>
            <Overview shown={shown} matching={matching} view={view} />
          </Suspense>
        </PartBoundary>
      ) : (
        <LinesTab shown={shown} lines={lines} view={view} onRetry={onRetry} />
      )}
      <LineDrawerHost shown={shown} lines={lines} view={view} />
    </div>
  );
}
