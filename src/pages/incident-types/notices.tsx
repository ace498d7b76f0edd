import { Link, useSearchParams } from "react-router";
import { failureWords } from "#pages/failure-block.tsx";
import { withShared } from "#pages/shared-search.ts";
import { paths } from "#paths.ts";
import { Button } from "#ui/button.tsx";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { Notice } from "#ui/notice.tsx";
import { useAge } from "#ui/use-now.ts";
import styles from "./page.module.css";
import type { Summary } from "./summary.ts";
import type { IncidentTypes } from "./use-incident-types.ts";

/** What has to be known before the counts are read: old types first, then what the count is missing. */
export function Notices({ page, summary }: { page: IncidentTypes; summary: Summary | null }) {
  return (
    <div className={styles.notices}>
      {(page.ageing === "stale" || page.failed) && <AgeNotice page={page} />}
      {summary && !summary.running && <WalkNotices page={page} />}
      {summary && summary.failed.length > 0 && (
        <FailedNotice failed={summary.failed} active={page.count?.found?.active.length ?? 0} />
      )}
      {summary && summary.unreadable > 0 && <UnreadableLines lines={summary.unreadable} />}
    </div>
  );
}

function AgeNotice({ page: { freshness, failed, ageing, refresh } }: { page: IncidentTypes }) {
  const { incidentTypes, failures } = useMessages();
  const format = useFormat();
  const words = incidentTypes.notices;
  return (
    <Notice
      tone={ageing === "stale" ? "error" : "risk"}
      lead={words.age(format.age(useAge(freshness) ?? 0))}
      action={
        <Button look="link" onClick={refresh}>
          {failures.tryNow}
        </Button>
      }
    >
      {failed && `${failureWords(failed.failure, failures).title}. `}
      {words.ageConsequence}
    </Notice>
  );
}

/** Whether every active counting was found and looked through. */
function WalkNotices({ page: { count } }: { page: IncidentTypes }) {
  const { incidentTypes, failures } = useMessages();
  const format = useFormat();
  const words = incidentTypes.notices;
  if (!count) return null;
  const { phase, found, results } = count;
  const total = found?.active.length ?? 0;
  return (
    <>
      {phase === "stopped" && (
        <Notice
          tone="risk"
          lead={
            found?.whole
              ? words.stopped(format.number(results.length), format.number(total))
              : words.stoppedEarly
          }
        >
          {results.length > 0 && words.stoppedConsequence}
        </Notice>
      )}
      {phase === "done" && found && !found.whole && (
        <Notice
          tone="risk"
          lead={
            found.total === null
              ? words.notFound
              : words.notAllFound(format.number(found.walked), format.number(found.total))
          }
        >
          {found.failure && `${failureWords(found.failure, failures).title}. `}
          {words.notAllFoundConsequence}
        </Notice>
      )}
      {found && found.unreadable > 0 && (
        <Notice tone="risk" lead={words.unreadable(format.number(found.unreadable))}>
          {words.unreadableConsequence}
        </Notice>
      )}
    </>
  );
}

function FailedNotice({
  failed,
  active,
}: {
  failed: Summary["failed"];
  /** How many active countings there are. */
  active: number;
}) {
  const { incidentTypes, failures } = useMessages();
  const format = useFormat();
  const [search] = useSearchParams();
  const words = incidentTypes.notices;
  return (
    <Notice tone="risk" lead={words.failed(format.number(failed.length), format.number(active))}>
      {words.failedConsequence}
      <ul>
        {failed.map(({ counting: { id, warehouse }, failure }) => (
          <li key={id}>
            <Link className={styles.link} to={withShared(paths.counting(id), search)}>
              {warehouse.name} <span className="code">{warehouse.code}</span>
            </Link>
            : {failureWords(failure, failures).title}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function UnreadableLines({ lines }: { lines: number }) {
  const words = useMessages().incidentTypes.notices;
  const format = useFormat();
  return (
    <Notice tone="risk" lead={words.unreadableLines(format.number(lines))}>
      {words.unreadableLinesConsequence}
    </Notice>
  );
}
