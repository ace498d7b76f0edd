import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { toLoadFailure } from "#api/load-failure.ts";
import { endAllSessions } from "#api/shares/shares-changes.ts";
import { sharesQuery } from "#api/shares/shares-query.ts";
import { ConfirmDialog } from "#components/access/confirm-dialog.tsx";
import { AgeNotice } from "#components/age-notice.tsx";
import { FailureBlock, failureWords } from "#components/failure-block.tsx";
import { useSettings } from "#hooks/use-settings.ts";
import { PageHead } from "#layout/page-head.tsx";
import { pageState } from "#layout/page-state.ts";
import { usePage } from "#layout/use-page.ts";
import { Button } from "#ui/button.tsx";
import { useNow } from "#ui/hooks/use-now.ts";
import { useMessages } from "#ui/locale.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { NewShare } from "./new-share.tsx";
import styles from "./page.module.css";
import { SharesList } from "./shares-list.tsx";

/** The form for a new share, and the list of all shares. */
export function SharesView() {
  const { shares: t, failures } = useMessages("all");
  const { access } = useSettings();
  const [announcement, setAnnouncement] = useState("");
  const { data, error, errorUpdatedAt, isFetching, refetch } = useQuery(sharesQuery);
  const freshness = data?.freshness ?? null;
  const now = useNow(freshness);
  const failed = toLoadFailure(error, errorUpdatedAt);
  const refresh = () => void refetch();
  const content = data === undefined ? null : data.shares.length === 0 ? "empty" : "ready";
  usePage({
    title: t.title,
    state: pageState(content, failed !== null, "fresh"),
    freshness,
    announcement: failed ? failureWords(failed.failure, failures).title : announcement,
    onRefresh: refresh,
    refreshing: isFetching,
  });
  return (
    <>
      <PageHead title={t.title}>
        <p>{t.lead}</p>
      </PageHead>
      <div className={styles.part}>
        <NewShare onAnnounce={setAnnouncement} />
      </div>
      <div className={styles.part}>
        {data && now !== null ? (
          <>
            <AgeNotice freshness={freshness} failed={failed} ageing="fresh" onRetry={refresh} />
            <SharesList shares={data.shares} now={now} onAnnounce={setAnnouncement} />
          </>
        ) : failed ? (
          <FailureBlock {...failed} onRetry={refresh} />
        ) : (
          <Skeleton height={120} />
        )}
      </div>
      {access.via === "session" && (
        <div className={styles.part}>
          <Sessions />
        </div>
      )}
    </>
  );
}

/** Signs out everybody who came in with a passcode, the admin who does so too. */
function Sessions() {
  const t = useMessages("all").shares.sessions;
  const [isAsking, setAsking] = useState(false);
  return (
    <section className={styles.sessions} aria-label={t.title}>
      <h2>{t.title}</h2>
      <p>{t.text}</p>
      <Button onClick={() => setAsking(true)}>{t.endAll}</Button>
      {isAsking && (
        <ConfirmDialog
          title={t.confirm}
          text={t.confirmText}
          labels={{ cancel: t.cancel, yes: t.endAll, sending: t.ending }}
          onConfirm={async () => {
            await endAllSessions();
            // The gateway leads to the sign-in page, and from there back to this one.
            location.reload();
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  );
}
