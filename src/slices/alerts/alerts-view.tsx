import { useQuery } from "@tanstack/react-query";
import BellOff from "lucide-react/icons/bell-off";
import { type ReactNode, useState } from "react";
import { toLoadFailure } from "#api/load-failure.ts";
import { AgeNotice } from "#components/age-notice.tsx";
import { FailureBlock, failureWords } from "#components/failure-block.tsx";
import { PageHead } from "#layout/page-head.tsx";
import { pageState } from "#layout/page-state.ts";
import { usePage } from "#layout/use-page.ts";
import { useNow } from "#ui/hooks/use-now.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { Notice } from "#ui/notice.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { StateBlock } from "#ui/state-block.tsx";
import { type AlertsAnswer, alertsQuery } from "./alert-queries.ts";
import { Deliveries } from "./deliveries.tsx";
import { FollowedList } from "./followed-list.tsx";
import { alertMessages } from "./messages.ts";
import { OpenAlerts } from "./open-alerts.tsx";
import styles from "./page.module.css";
import { Digests, Rules } from "./rules.tsx";
import { Targets } from "./targets.tsx";

/** Everything about the alerts, refreshed by itself. */
export function AlertsView() {
  const { app, failures } = useMessages("all");
  const { page: t } = useMessages(alertMessages);
  const [announcement, setAnnouncement] = useState("");
  const { data, error, errorUpdatedAt, isFetching, refetch } = useQuery(alertsQuery);
  const freshness = data?.freshness ?? null;
  const now = useNow(freshness);
  const failed = toLoadFailure(error, errorUpdatedAt);
  const refresh = () => void refetch();
  const content = data === undefined ? null : data.watching === "off" ? "empty" : "ready";
  usePage({
    title: app.alerts,
    state: pageState(content, failed !== null, "fresh"),
    freshness,
    announcement: failed ? failureWords(failed.failure, failures).title : announcement,
    onRefresh: refresh,
    refreshing: isFetching,
  });
  return (
    <>
      <PageHead title={app.alerts}>
        <p>
          {t.lead} {data && data.watching !== "off" && t.watching[data.watching]}
        </p>
      </PageHead>
      {data && now !== null ? (
        <>
          <AgeNotice freshness={freshness} failed={failed} ageing="fresh" onRetry={refresh} />
          <Found data={data} now={now} onAnnounce={setAnnouncement} />
        </>
      ) : (
        <div className={styles.part}>
          {failed ? <FailureBlock {...failed} onRetry={refresh} /> : <Skeleton height={240} />}
        </div>
      )}
      <FollowedList />
    </>
  );
}

function Found({
  data,
  now,
  onAnnounce,
}: {
  data: AlertsAnswer;
  now: number;
  onAnnounce: (announcement: string) => void;
}) {
  const { page: t } = useMessages(alertMessages);
  const format = useFormat();
  if (data.watching === "off") {
    return (
      <div className={styles.part}>
        <StateBlock icon={BellOff} title={t.off.title}>
          {t.off.text}
        </StateBlock>
      </div>
    );
  }
  const moment = (instant: string) => format.moment(Date.parse(instant), now);
  const down = data.open.find(({ condition }) => condition.kind === "api-down");
  return (
    <>
      {data.fault && (
        <Notice tone="risk" lead={t.fault(moment(data.fault.at))}>
          {t.faultText}
          <ul className={styles.faults} lang="en">
            {data.fault.sentences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </Notice>
      )}
      {down && (
        <Notice tone="error" lead={t.apiDown(moment(down.since))}>
          {t.apiDownText}
        </Notice>
      )}
      <Part title={t.open}>
        <OpenAlerts open={data.open.filter((one) => one !== down)} now={now} />
      </Part>
      <Part title={t.rules}>
        <Rules rules={data.rules} />
      </Part>
      {data.digests.length > 0 && (
        <Part title={t.digests}>
          <Digests digests={data.digests} timeZone={data.timeZone} />
        </Part>
      )}
      <Part title={t.targets}>
        <Targets targets={data.targets} onAnnounce={onAnnounce} />
      </Part>
      <Part title={t.deliveries}>
        <Deliveries deliveries={data.deliveries} now={now} />
      </Part>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part} aria-label={title} data-focus-box="">
      <h2>{title}</h2>
      {children}
    </section>
  );
}
