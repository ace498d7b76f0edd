import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Suspense, useEffect, useMemo, useState } from "react";
import { useSearchParams } from "react-router";
import { loadProgressQuery, resumeLoading, stopLoading } from "#api/counting/counting-queries.ts";
import type { LoadFailure } from "#api/load-failure.ts";
import { EarlierParts } from "#components/counting/earlier-parts.tsx";
import {
  arrivalDelayMs,
  useFilteredFigures,
} from "#components/counting/filters/filtered-figures.ts";
import { Notices } from "#components/counting/notices/notices.tsx";
import { isPanelOpen, parts } from "#components/counting/parts.ts";
import type { ReplayFrame } from "#components/counting/replay-frame.ts";
import type { CountingSearch } from "#components/counting/search/search.ts";
import { showsLines } from "#components/counting/search/tabs.ts";
import type { Ageing } from "#domain/time/ageing.ts";
import type { Format } from "#format/format.ts";
import type { CountingModel } from "#hooks/use-counting.ts";
import { breakpoints } from "#ui/breakpoints.ts";
import { Button } from "#ui/button.tsx";
import { ErrorBoundary } from "#ui/error-boundary.tsx";
import { FocusKeeper } from "#ui/focus-keeper.tsx";
import { afterPaint } from "#ui/hooks/after-paint.ts";
import { useIsLong } from "#ui/hooks/use-is-long.ts";
import { useMediaQuery } from "#ui/hooks/use-media-query.ts";
import { FormatProvider, useFormat, useMessages } from "#ui/locale.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import styles from "./counting-view.module.css";
import { CountingActions } from "./header/counting-actions.tsx";
import { CountingHeader } from "./header/counting-header.tsx";
import { ExportSlotContext } from "./header/export-slot.ts";
import { LineDrawerHost } from "./line-drawer/drawer-host.tsx";
import type { TabOrder } from "./lines/use-order.ts";
import { LinesTab, Overview, PeopleTab } from "./tab-parts.ts";
import { TabStrip } from "./tab-strip.tsx";

/** A loaded counting: header and figures on top, then the current tab. */
export function CountingView({
  counting,
  lines,
  search,
  addressSearch,
  onFrame,
  failed,
  ageing,
  period,
  onRetry,
  onRendered,
}: {
  counting: CountingModel;
  lines: TabOrder;
  search: CountingSearch;
  /** Search parameters in the address; during a replay `search` is ahead of them. */
  addressSearch: CountingSearch;
  onFrame: (frame: ReplayFrame) => void;
  failed: LoadFailure | null;
  ageing: Ageing;
  /** Milliseconds between two polls. */
  period: number;
  onRetry: () => void;
  /** Called when the figures of the overview or the people tab are rendered. */
  onRendered: (isRendered: true) => void;
}) {
  const { tab } = search;
  const [params] = useSearchParams();
  const t = useMessages("counting").counting;
  const matching = useFilteredFigures(counting, search);
  const pageFormat = useFormat();
  const isOverview = tab === "overview";
  const isNarrow = useMediaQuery(breakpoints.narrow);
  const present = counting.asOf === undefined ? null : counting.loaded.freshness.now;
  const format = useMemo(
    () => (present === null ? pageFormat : presentFormat(pageFormat, present)),
    [pageFormat, present],
  );
  const { loaded } = counting;
  const [exportSlot, setExportSlot] = useState<HTMLElement | null>(null);
  const FiguresTab = tab === "people" ? PeopleTab : Overview;
  const actions = (hasShare = true) => (
    <CountingActions
      key={counting.id}
      counting={counting}
      isFramed={isOverview && !isNarrow}
      hasShare={hasShare}
      onExportSlot={tab === "people" ? setExportSlot : null}
      search={search}
      order={lines.order}
      matching={lines.order?.rows.length ?? matching.aggregates?.totals.lines ?? null}
      total={counting.aggregates?.totals.lines ?? null}
    />
  );
  return (
    <FormatProvider format={format}>
      <EarlierParts counting={counting} />
      <div className={styles.view} data-tab={showsLines(tab) ? "lines" : tab}>
        <CountingHeader
          counting={counting}
          matching={matching}
          search={addressSearch}
          actions={actions}
        >
          <Notices
            counting={counting}
            failed={failed}
            ageing={ageing}
            period={period}
            onRetry={onRetry}
          />
          {parts.map(
            ({ name, Bar }) =>
              Bar && (
                <Bar
                  key={name}
                  counting={counting}
                  search={search}
                  addressSearch={addressSearch}
                  onFrame={onFrame}
                />
              ),
          )}
        </CountingHeader>
        {isOverview &&
          parts.map(
            ({ name, panel }) =>
              panel && (
                <panel.Panel
                  key={name}
                  counting={counting}
                  search={search}
                  isPanelOpen={isPanelOpen(params)}
                />
              ),
          )}
        <div className={styles.tabs}>
          <TabStrip tab={tab} aggregates={counting.aggregates} />
          {loaded.isArriving && <LoadProgressBar id={counting.id} />}
          {!isOverview && !isNarrow && actions()}
        </div>
        <div className={styles.main}>
          <Suspense fallback={<Skeleton height={600} />}>
            {showsLines(tab) ? (
              <LinesTab
                key={tab}
                counting={counting}
                lines={lines}
                search={search}
                onRetry={onRetry}
              />
            ) : (
              <ErrorBoundary fallback={<p className="muted">{t.noOverview}</p>}>
                <ExportSlotContext value={exportSlot}>
                  <FiguresTab
                    counting={counting}
                    matching={matching}
                    search={addressSearch}
                    onRendered={onRendered}
                  />
                </ExportSlotContext>
              </ErrorBoundary>
            )}
          </Suspense>
          <LineDrawerHost counting={counting} lines={lines} search={search} />
        </div>
      </div>
    </FormatProvider>
  );
}

/** Progress of loading the lines, with a button to stop. */
function LoadProgressBar({ id }: { id: string }) {
  const t = useMessages("counting").counting;
  const format = useFormat();
  const client = useQueryClient();
  const { data } = useQuery(loadProgressQuery(id));
  const isLong = useIsLong(true, arrivalDelayMs);
  useEffect(() => afterPaint(() => resumeLoading(client, id)), [client, id]);
  if (!isLong || !data || data.total === null) return null;
  const [read, total] = [format.number(data.read), format.number(data.total)];
  return (
    <div className={styles.arriving}>
      <progress
        value={data.read}
        max={Math.max(data.read, data.total)}
        aria-label={t.readingLines}
      />
      <span>{t.loadingLines(read, total)}</span>
      <FocusKeeper>
        <Button variant="link" onClick={() => stopLoading(client, id)}>
          {t.stopReading}
        </Button>
      </FocusKeeper>
    </div>
  );
}

/**
 * Names days relative to the present, because the reader is in the present also during a replay.
 * @param present milliseconds since 1970
 */
function presentFormat(format: Format, present: number): Format {
  return {
    ...format,
    day: (instant) => format.day(instant, present),
    dayWithin: (instant) => format.dayWithin(instant, present),
    moment: (instant) => format.moment(instant, present),
    shortMoment: (instant) => format.shortMoment(instant, present),
  };
}
