import { Suspense, useEffect, useLayoutEffect, useMemo, useState } from "react";
import { useLocation, useSearchParams } from "react-router";
import { LazyEarlierParts } from "#components/counting/lazy-earlier-parts.tsx";
import { withEarlier } from "#components/counting/search/earlier-search.ts";
import { countingSearch } from "#components/counting/search/search.ts";
import { CountingSkeleton } from "#components/counting-skeleton.tsx";
import { FailureBlock } from "#components/failure-block.tsx";
import { LinkButton } from "#components/link-button.tsx";
import { type CountingModel, useCounting } from "#hooks/use-counting.ts";
import { useEarlierOutcomes } from "#hooks/use-earlier-outcomes.ts";
import { usePageMarks } from "#hooks/use-page-marks.ts";
import { type ContentState, contentState, pageState } from "#layout/page-state.ts";
import { idOf, paths } from "#routes.ts";
import { useSearchUpdate } from "#search-params/use-search.ts";
import { Button } from "#ui/button.tsx";
import { ErrorBoundary } from "#ui/error-boundary.tsx";
import { lazyComponent } from "#ui/lazy-component.tsx";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { reportMessages } from "./messages.ts";
import styles from "./page.module.css";
import { shortRows } from "./report-lines.ts";
import { fullLists, type ReportParts, reportSearch, usualParts } from "./report-search.ts";

const Report = lazyComponent(async () => (await import("./report.tsx")).Report);

/** A counting on paper, filtered as in the address, without controls. */
export function ReportPage() {
  const id = idOf(useLocation().pathname);
  return <CountingReport key={id} id={id} />;
}

function CountingReport({ id }: { id: string }) {
  const [params] = useSearchParams();
  const earlier = useEarlierOutcomes(id);
  const search = useMemo(
    () => ({ ...withEarlier(countingSearch.parse(params), earlier), tab: "overview" as const }),
    [params, earlier],
  );
  const parts = reportSearch.parse(params);
  const { counting, failed, ageing, period, refresh } = useCounting(id, search.lineOptions);
  const [isRendered, setRendered] = useState(false);
  const { app } = useMessages("all");
  const t = useMessages(reportMessages);
  // A printed report does not update: it waits for all lines, or for loading to end.
  const isLoaded = counting !== null && !counting.loaded.isArriving;
  const state = pageState(isLoaded ? contentOf(counting) : null, failed !== null, ageing);
  const isBusy = state === "loading" || (isLoaded && !isRendered);
  usePageMarks(state !== "loading", !isBusy);
  useLightPage();
  const warehouse = counting?.loaded.counting.warehouse.name ?? null;
  useEffect(() => {
    const title = warehouse === null ? t.title : t.document(warehouse, id);
    document.title = app.title(title);
    // Page margins can only show text from a CSS property.
    const { style } = document.documentElement;
    style.setProperty("--report-name", JSON.stringify(title));
    return () => void style.removeProperty("--report-name");
  }, [t, app, warehouse, id]);
  return (
    <div className={styles.desk}>
      {isLoaded && <LazyEarlierParts counting={counting} />}
      <header className={styles.bar}>
        <LinkButton to={{ pathname: paths.counting(id), search: `${params}` }}>{t.back}</LinkButton>
        <span>{t.hint}</span>
        <PartsChoice parts={parts} />
        <Button variant="primary" disabled={!isRendered} onClick={() => window.print()}>
          {t.print}
        </Button>
      </header>
      <main
        id="content"
        tabIndex={-1}
        className={styles.sheet}
        data-state={state}
        aria-busy={isBusy}
      >
        {!counting && failed && <FailureBlock {...failed} isPage onRetry={refresh} />}
        {!isLoaded && !failed && <CountingSkeleton id={id} />}
        {isLoaded && (
          <ErrorBoundary fallback={<p className="muted">{t.failed}</p>}>
            <Suspense fallback={<p className="muted">{t.preparing}</p>}>
              <Report
                counting={counting}
                search={search}
                parts={parts}
                notices={{ failed, ageing, period, onRetry: refresh }}
                onRendered={setRendered}
              />
            </Suspense>
          </ErrorBoundary>
        )}
      </main>
      <p role="status" className="visually-hidden">
        {state === "loading" ? t.preparing : isRendered ? t.title : ""}
      </p>
    </div>
  );
}

/** The parts to print; the address keeps the choice. */
function PartsChoice({ parts: { without, full } }: { parts: ReportParts }) {
  const t = useMessages(reportMessages);
  const format = useFormat();
  const update = useSearchUpdate(reportSearch);
  const change = (parts: Partial<ReportParts>) => update(parts, { replace: true });
  const names = { charts: t.charts, discrepancies: t.first(format.number(shortRows)) };
  return (
    <fieldset className={styles.parts}>
      <legend className="visually-hidden">{t.parts}</legend>
      {usualParts.map((part) => (
        <label key={part}>
          <input
            type="checkbox"
            checked={!without.includes(part)}
            onChange={() => change({ without: flipped(without, part) })}
          />
          {names[part]}
        </label>
      ))}
      {fullLists.map((list) => (
        <label key={list}>
          <input
            type="checkbox"
            checked={full.includes(list)}
            onChange={() => change({ full: flipped(full, list) })}
          />
          {t[list].full}
        </label>
      ))}
    </fieldset>
  );
}

function flipped<Part>(parts: readonly Part[], part: Part): readonly Part[] {
  return parts.includes(part) ? parts.filter((other) => other !== part) : [...parts, part];
}

/** Paper is light in any theme. */
function useLightPage(): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    const { theme } = dataset;
    dataset.theme = "light";
    return () => {
      if (theme === undefined) delete dataset.theme;
      else dataset.theme = theme;
    };
  }, []);
}

function contentOf({ loaded }: CountingModel): ContentState {
  return contentState({
    isPartial: loaded.faults.length > 0 || !loaded.isWhole,
    isEmpty: loaded.counting.totalProducts === 0,
  });
}
