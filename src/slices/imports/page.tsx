import FileSearch from "lucide-react/icons/file-search";
import { useEffect } from "react";
import { useLocation } from "react-router";
import type { LoadFailure } from "#api/load-failure.ts";
import { failureWords } from "#components/failure-block.tsx";
import { PageHead } from "#layout/page-head.tsx";
import type { PageState } from "#layout/page-state.ts";
import { usePage } from "#layout/use-page.ts";
import { idOf } from "#routes.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { StateBlock } from "#ui/state-block.tsx";
import { IdForm } from "./id-form.tsx";
import { lineCount } from "./log/log-text.ts";
import type { OpenLog } from "./log/open-log.ts";
import { LogState, StaleLogNotice } from "./log-state.tsx";
import { LogView } from "./log-view.tsx";
import { lostLog } from "./lost-log.ts";
import { importsMessages } from "./messages.ts";
import styles from "./page.module.css";
import { rememberId } from "./recent-ids.ts";
import { useHits } from "./search/use-hits.ts";
import { type LoadedLog, useImportLog } from "./use-import-log.ts";
import { useLogAddress } from "./use-log-address.ts";

/** The error log of a product import, opened by the import's id. */
export function ImportLogPage() {
  const id = idOf(useLocation().pathname);
  // A key per log: lines of one must not appear for a moment on the page of another.
  return id === "" ? <NoLog /> : <LogPage key={id} id={id} />;
}

function NoLog() {
  const t = useMessages(importsMessages);
  usePage({ title: t.title, state: "ready" });
  return (
    <>
      <PageHead title={t.title} />
      <div className={styles.state}>
        <StateBlock icon={FileSearch} title={t.start} actions={<IdForm id="" onAgain={() => {}} />}>
          {t.lead}
        </StateBlock>
      </div>
    </>
  );
}

function LogPage({ id }: { id: string }) {
  const loaded = useImportLog(id);
  const { log, failed, refresh, refreshing } = loaded;
  const t = useMessages(importsMessages);
  const hasLines = log !== null && log.text.trim() !== "";
  const state = stateOf(log, hasLines, failed);
  useEffect(() => {
    if (log) rememberId(id);
  }, [log, id]);
  usePage({
    title: t.titleOf(id),
    state,
    readAt: log?.readAt ?? null,
    announcement: useAnnouncement(id, loaded, hasLines),
    onRefresh: refresh,
    refreshing,
  });
  return (
    <div className={styles.page}>
      <Head id={id} onAgain={refresh} />
      {log && failed && (
        <StaleLogNotice log={log} hasLines={hasLines} failed={failed} onRetry={refresh} />
      )}
      {log && hasLines && <Log id={id} log={log} onRetry={refresh} />}
      {!hasLines && (log || failed) && <LogState id={id} loaded={loaded} />}
      {!log && !failed && <Reading id={id} />}
    </div>
  );
}

/** A visible log that the API no longer has counts as gone. */
function stateOf(log: OpenLog | null, hasLines: boolean, failed: LoadFailure | null): PageState {
  if (failed) return lostLog(failed) ? "gone" : "error";
  if (!log) return "loading";
  return hasLines ? "ready" : "no-errors";
}

function Head({ id, onAgain }: { id: string; onAgain: () => void }) {
  const t = useMessages(importsMessages);
  return (
    <PageHead title={t.title} isShared>
      <p className={styles.lead}>{t.lead}</p>
      <IdForm id={id} onAgain={onAgain} />
    </PageHead>
  );
}

function Log({ id, log, onRetry }: { id: string; log: OpenLog; onRetry: () => void }) {
  const address = useLogAddress();
  const found = useHits({ id, log, q: address.q, from: address.range?.from ?? 1 });
  return <LogView id={id} log={log} address={address} found={found} onRetry={onRetry} />;
}

/** Widths of a loading log's lines, in pixels. */
const widths = [320, 240, 460, 420, 480, 380, 440, 400, 460];

/** Skeleton of a log. */
function Reading({ id }: { id: string }) {
  const t = useMessages(importsMessages);
  return (
    <div className={styles.reading}>
      <p>{t.reading(id)}</p>
      {widths.map((width, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: identical, and never reordered
        <Skeleton key={index} width={width} />
      ))}
    </div>
  );
}

/** Text for screen readers. */
function useAnnouncement(id: string, { log, failed }: LoadedLog, hasLines: boolean): string {
  const t = useMessages(importsMessages);
  const { failures } = useMessages("all");
  const format = useFormat();
  if (failed) {
    const lost = lostLog(failed);
    return lost ? t[lost].title : failureWords(failed.failure, failures).title;
  }
  if (!log) return "";
  if (!hasLines) return t.noErrors.title;
  const count = lineCount(log);
  return t.announceReady(id, t.size(count, format.number(count), format.size(log.bytes)));
}
