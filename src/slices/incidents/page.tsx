import { useMemo } from "react";
import type { IncidentType } from "#contract/incident.ts";
import { Page } from "#layout/page.tsx";
import { PageHead } from "#layout/page-head.tsx";
import { contentState } from "#layout/page-state.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { CountBlock } from "./count-block.tsx";
import { incidentGroups } from "./incident-groups.ts";
import { leadsOf, spokenResult } from "./leads.ts";
import { incidentMessages } from "./messages.ts";
import { Notices } from "./notices.tsx";
import styles from "./page.module.css";
import { type Summary, summaryOf } from "./summary.ts";
import { TypesTable } from "./types-table.tsx";
import { type IncidentTypes, useIncidentTypes } from "./use-incident-types.ts";

const widths = [150, 120, 170, 130, 160, 140];

function SkeletonTypes() {
  return (
    <div className={styles.skeleton}>
      {widths.map((width) => (
        <Skeleton key={width} width={width} />
      ))}
    </div>
  );
}

/** The organization's incident types and, once counted, where they occur in the active countings. */
export function IncidentTypesPage() {
  const page = useIncidentTypes();
  const { types, count } = page;
  const { title } = useMessages(incidentMessages);
  const summary = useMemo(() => count && summaryOf(count), [count]);
  const content =
    types &&
    contentState({
      isPartial: summary?.partial === true,
      isEmpty: types.length === 0 && !summary?.lines,
    });
  return (
    <Page
      title={title}
      content={content}
      load={page}
      spoken={useSpoken(page, summary)}
      skeleton={<SkeletonTypes />}
    >
      <Head types={types} />
      {types && (
        <>
          <CountBlock page={page} summary={summary} />
          <Notices page={page} summary={summary} />
          <Types page={page} summary={summary} />
        </>
      )}
    </Page>
  );
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
function useSpoken({ types, count }: IncidentTypes, summary: Summary | null): string {
  const t = useMessages(incidentMessages);
  const format = useFormat();
  if (summary?.running) return t.announceCounting;
  if (count && summary) {
    const leads = leadsOf(count, summary, { t: t.notices, format });
    return spokenResult(summary, leads, { t, format });
  }
  return types ? t.announceLoaded(types.length, format.number(types.length)) : "";
}

/** Title and number of types, with a warning about repeated names: they are no identifiers. */
function Head({ types }: { types: readonly IncidentType[] | null }) {
  const t = useMessages(incidentMessages);
  const format = useFormat();
  const names = new Set(types?.map(({ name }) => name)).size;
  return (
    <PageHead title={t.title} isShared>
      {types && types.length > 0 && (
        <p>
          {names === types.length
            ? t.listed(types.length, format.number(types.length))
            : t.listedNames(format.number(names), names, format.number(types.length - names))}
        </p>
      )}
    </PageHead>
  );
}
