import { useMemo } from "react";
import { FailureBlock, failureWords } from "#components/failure-block.tsx";
import pageStyles from "#components/page.module.css";
import { pageState } from "#layout/page-state.ts";
import { usePage } from "#layout/use-page.ts";
import { useFormat, useMessages, useWords } from "#ui/locale.tsx";
import { CountBlock } from "./count-block.tsx";
import { Head } from "./head.tsx";
import { incidentGroups } from "./incident-groups.ts";
import { leadsOf, spokenResult } from "./leads.ts";
import { Notices } from "./notices.tsx";
import { SkeletonTypes } from "./skeleton-types.tsx";
import { type Summary, summaryOf } from "./summary.ts";
import { TypesTable } from "./types-table.tsx";
import { type IncidentTypes, useIncidentTypes } from "./use-incident-types.ts";
import { words } from "./words.ts";

/** The organization's incident types and, once counted, where they occur in the active countings. */
export function IncidentTypesPage() {
  const page = useIncidentTypes();
  const { types, failed, ageing, count } = page;
  const { title } = useWords(words);
  const summary = useMemo(() => count && summaryOf(count), [count]);
  const state = pageState(types && contentState(types, summary), failed !== null, ageing);
  usePage({
    title,
    state,
    freshness: page.freshness,
    ageing,
    announcement: useAnnouncement(page, summary),
    onRefresh: page.refresh,
    refreshing: page.refreshing,
  });
  return (
    <>
      <Head types={types} />
      {types && (
        <>
          <CountBlock page={page} summary={summary} />
          <Notices page={page} summary={summary} />
          <Types page={page} summary={summary} />
        </>
      )}
      {!types && !failed && <SkeletonTypes />}
      {!types && failed && (
        <div className={pageStyles.block}>
          <FailureBlock failure={failed.failure} at={failed.at} onRetry={page.refresh} />
        </div>
      )}
    </>
  );
}

function contentState(
  types: readonly unknown[],
  summary: Summary | null,
): "ready" | "empty" | "partial" {
  if (summary?.partial) return "partial";
  return types.length === 0 && !summary?.lines ? "empty" : "ready";
}

function Types({ page, summary }: { page: IncidentTypes; summary: Summary | null }) {
  const { types } = page;
  const counted = summary?.counted;
  const groups = useMemo(
    () =>
      incidentGroups(
        types ?? [],
        (counted ?? []).map(({ counting, incidents }) => ({ id: counting.id, incidents })),
      ),
    [types, counted],
  );
  return (
    <TypesTable
      groups={groups}
      counted={summary?.answered ? summary.counted.map(({ counting }) => counting) : null}
      isWhole={summary !== null && !summary.running && !summary.partial}
      now={page.freshness?.now ?? 0}
    />
  );
}

/** Text for screen readers: that a count is running, not each step of it. */
function useAnnouncement({ types, failed, count }: IncidentTypes, summary: Summary | null): string {
  const t = useWords(words);
  const { failures } = useMessages("all");
  const format = useFormat();
  if (failed) return failureWords(failed.failure, failures).title;
  if (summary?.running) return t.announceCounting;
  if (count && summary) {
    const leads = leadsOf(count, summary, { t: t.notices, format });
    return spokenResult(summary, leads, { t, format });
  }
  return types ? t.announceLoaded(types.length, format.number(types.length)) : "";
}
