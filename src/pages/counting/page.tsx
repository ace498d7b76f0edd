import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useEffect, useMemo, useState } from "react";
import { useLocation, useSearchParams } from "react-router";
import { loadProgressQuery } from "#api/counting/counting-queries.ts";
import { isInScope } from "#components/access/in-scope.ts";
import { preloadLineChips } from "#components/counting/filters/lazy-line-chips.tsx";
import { type ReplayFrame, searchAtFrame } from "#components/counting/replay-frame.ts";
import { withEarlier } from "#components/counting/search/earlier-search.ts";
import { countingSearch } from "#components/counting/search/search.ts";
import { searchForTab, showsLines } from "#components/counting/search/tabs.ts";
import { CountingSkeleton } from "#components/counting-skeleton.tsx";
import { LinkButton } from "#components/link-button.tsx";
import { type CountingModel, useCounting } from "#hooks/use-counting.ts";
import { useEarlierOutcomes } from "#hooks/use-earlier-outcomes.ts";
import { useSettings } from "#hooks/use-settings.ts";
import { Page } from "#layout/page.tsx";
import { type ContentState, contentState } from "#layout/page-state.ts";
import type { LoadProgress } from "#lines/line-store.ts";
import { idOf, paths } from "#routes.ts";
import { whenIdle } from "#ui/hooks/when-idle.ts";
import { useMessages } from "#ui/locale.tsx";
import { CountingView } from "./counting-view.tsx";
import { type TabOrder, useOrder } from "./lines/use-order.ts";
import { LinesTab } from "./tab-parts.ts";

/** One counting: progress, forecast and all lines. */
export function CountingPage() {
  const id = idOf(useLocation().pathname);
  // The key resets all state, so that nothing of one counting shows on another's page.
  return <OneCounting key={id} id={id} />;
}

function OneCounting({ id }: { id: string }) {
  const [params] = useSearchParams();
  const [frame, setFrame] = useState<ReplayFrame | null>(null);
  const earlier = useEarlierOutcomes(id);
  const addressSearch = useMemo(
    () => withEarlier(searchForTab(countingSearch.parse(params)), earlier),
    [params, earlier],
  );
  const search = useMemo(() => searchAtFrame(addressSearch, frame), [addressSearch, frame]);
  const { ageing, period, refresh, refreshing, ...found } = useCounting(id, search.lineOptions);
  // The first lines come at once; deferring splits the rendering into small steps.
  const hasStarted = useDeferredValue(found.counting !== null);
  const counting = hasStarted ? found.counting : null;
  const failed = counting === found.counting ? found.failed : null;
  const [isRendered, setRendered] = useState(false);
  const lines = useOrder(id, counting?.loaded.version ?? null, search);
  const { data: arriving } = useQuery({ ...loadProgressQuery(id), select: hasTotal });
  const t = useMessages("counting");
  const content = counting && contentOf(counting, lines);
  // `complete` also waits for the charts' tables, rendered last.
  const complete = useDeferredValue(
    (content !== null || failed !== null) &&
      (counting === null ||
        (counting.aggregates !== null && (isRendered || showsLines(search.tab)))),
    false,
  );
  useEffect(() => (complete ? whenIdle(preloadTabs) : undefined), [complete]);
  const isMissing = failed?.failure.kind === "problem" && failed.failure.code === "not-found";
  const name = counting?.loaded.counting.warehouse.name ?? null;
  const freshness = counting?.loaded.freshness ?? null;
  return (
    <Page
      title={name ?? t.app.counting}
      content={content}
      load={{ failed, freshness, ageing, refresh, refreshing }}
      complete={complete}
      arriving={arriving ?? false}
      spoken={name === null ? "" : t.counting.announceReady(name)}
      skeleton={<CountingSkeleton id={id} isTable={search.tab !== "overview"} />}
      failure={{
        isPage: true,
        title: isMissing ? t.failures.noCounting : undefined,
        children: <BackToList />,
      }}
    >
      {counting && (
        <CountingView
          counting={counting}
          lines={lines}
          search={search}
          addressSearch={addressSearch}
          onFrame={setFrame}
          failed={failed}
          ageing={ageing}
          period={period}
          onRetry={refresh}
          onRendered={setRendered}
        />
      )}
    </Page>
  );
}

/** Loads the code that a first click may need, while the browser is idle. */
function preloadTabs(): void {
  Promise.all([LinesTab.preload(), preloadLineChips()]).catch(() => undefined);
}

function hasTotal(progress: LoadProgress | null): boolean {
  return progress !== null && progress.total !== null;
}

function contentOf({ loaded }: CountingModel, { order }: TabOrder): ContentState {
  const hasLines = loaded.counting.totalProducts > 0;
  return contentState({
    isPartial: loaded.faults.length > 0 || !(loaded.isWhole || loaded.isArriving),
    isEmpty: !hasLines || order?.rows.length === 0,
    isFiltered: hasLines,
  });
}

/** Leads back to the list, where the viewer may see it. */
function BackToList() {
  const t = useMessages("common").failures;
  const { access } = useSettings();
  if (!isInScope(access, paths.countings())) return null;
  return <LinkButton to={paths.countings()}>{t.backToCountings}</LinkButton>;
}
