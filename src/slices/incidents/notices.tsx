import { failureWords } from "#components/failure-block.tsx";
import { Link } from "#components/link.tsx";
import { paths } from "#routes.ts";
import { Button } from "#ui/button.tsx";
import { useAge } from "#ui/hooks/use-now.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { Notice } from "#ui/notice.tsx";
import type { IncidentCount } from "./count-incidents.ts";
import { leadsOf } from "./leads.ts";
import { incidentMessages } from "./messages.ts";
import styles from "./page.module.css";
import type { Summary } from "./summary.ts";
import type { IncidentTypes } from "./use-incident-types.ts";

/** Notices above the counts: stale types first, then missing data. */
export function Notices({ page, summary }: { page: IncidentTypes; summary: Summary | null }) {
  const { count } = page;
  return (
    <div className={styles.notices}>
      {(page.ageing === "stale" || page.failed) && <AgeNotice page={page} />}
      {count && summary && <CountNotices count={count} summary={summary} />}
    </div>
  );
}

function AgeNotice({ page: { freshness, failed, ageing, refresh } }: { page: IncidentTypes }) {
  const incidentTypes = useMessages(incidentMessages);
  const { failures } = useMessages("all");
  const format = useFormat();
  const t = incidentTypes.notices;
  return (
    <Notice
      tone={ageing === "stale" ? "error" : "risk"}
      lead={t.age(format.age(useAge(freshness) ?? 0))}
      action={
        <Button variant="link" onClick={refresh}>
          {failures.tryNow}
        </Button>
      }
    >
      {failed && `${failureWords(failed.failure, failures).title}. `}
      {t.ageConsequence}
    </Notice>
  );
}

/** Data missing from the count of active countings, starting with countings that were not found. */
function CountNotices({ count, summary }: { count: IncidentCount; summary: Summary }) {
  const incidentTypes = useMessages(incidentMessages);
  const { failures } = useMessages("all");
  const format = useFormat();
  const t = incidentTypes.notices;
  const { stopped, unfound, unreadable, failed, unreadableLines } = leadsOf(count, summary, {
    t,
    format,
  });
  const failure = count.found?.failure;
  return (
    <>
      {stopped && (
        <Notice tone="risk" lead={stopped}>
          {count.results.length > 0 && t.stoppedConsequence}
        </Notice>
      )}
      {unfound && (
        <Notice tone="risk" lead={unfound}>
          {failure && `${failureWords(failure, failures).title}. `}
          {t.notAllFoundConsequence}
        </Notice>
      )}
      {unreadable && (
        <Notice tone="risk" lead={unreadable}>
          {t.unreadableConsequence}
        </Notice>
      )}
      {failed && (
        <Notice tone="risk" lead={failed}>
          {t.failedConsequence}
          <FailedCountings failed={summary.failed} />
        </Notice>
      )}
      {unreadableLines && (
        <Notice tone="risk" lead={unreadableLines}>
          {t.unreadableLinesConsequence}
        </Notice>
      )}
    </>
  );
}

function FailedCountings({ failed }: { failed: Summary["failed"] }) {
  const { failures } = useMessages("common");
  return (
    <ul>
      {failed.map(({ counting: { id, warehouse }, failure }) => (
        <li key={id}>
          <Link className={styles.link} to={paths.counting(id)}>
            {warehouse.name} <span className="code">{warehouse.code}</span>
          </Link>
          : {failureWords(failure, failures).title}
        </li>
      ))}
    </ul>
  );
}
