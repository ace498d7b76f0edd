import { failureWords } from "#components/failure-block.tsx";
import type { HistoryState } from "#contract/history/state.ts";
import { minute } from "#domain/time/units.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { Notice } from "#ui/notice.tsx";
import styles from "./archive-notice.module.css";
import { isReading } from "./history-queries.ts";
import { historyMessages } from "./messages.ts";
import { monthAt, monthText } from "./months.ts";
import type { ArchiveState } from "./use-history.ts";

/** How far the archive has come, and back to when it reaches. */
export function ArchiveProgress({ state }: { state: HistoryState | null }) {
  const t = useMessages(historyMessages).archive;
  const format = useFormat();
  if (!state) return <div className={styles.progress} />;
  const { read, total, minutesLeft, earliest } = state;
  if (total === null || !isReading(state)) {
    const since =
      earliest === null
        ? ""
        : monthText(monthAt(Date.parse(earliest), format.timeZone), format.locale, "full");
    return (
      <div className={styles.progress}>
        {read > 0 && <p>{t.complete(format.number(read), read, since)}</p>}
      </div>
    );
  }
  const rest =
    minutesLeft === null ? "" : format.duration(Math.max(1, Math.ceil(minutesLeft)) * minute);
  return (
    <div className={styles.progress}>
      <p>{t.reading(format.number(read), format.number(total), rest)}</p>
      <progress aria-label={t.progress} value={read} max={Math.max(total, 1)} />
    </div>
  );
}

/** Why there is no history of lines, or not all of it: what is wrong, what stays valid, what to do. */
export function ArchiveNotices({
  archive: { state, failed },
  now,
}: {
  archive: Pick<ArchiveState, "state" | "failed">;
  /** Milliseconds since 1970. */
  now: number;
}) {
  const t = useMessages(historyMessages).archive;
  const { failures } = useMessages("common");
  const format = useFormat();
  if (!state) {
    if (!failed) return null;
    const { title, text } = failureWords(failed.failure, failures);
    return <Wrong lead={`${title}.`}>{text}</Wrong>;
  }
  if (state.archive === "off") return <Wrong lead={t.off}>{t.offText}</Wrong>;
  if (state.engine === "missing") return <Wrong lead={t.engine}>{t.engineText}</Wrong>;
  const [fault] = state.faults;
  const { missingTotal: missing } = state;
  return (
    <>
      {fault && (
        <Wrong lead={t.faults[fault.code]}>
          {t.faultText(fault.since === null ? "" : format.moment(Date.parse(fault.since), now))}
        </Wrong>
      )}
      {missing > 0 && <Wrong lead={t.missing(format.number(missing), missing)} />}
    </>
  );
}

function Wrong({ lead, children }: { lead: string; children?: string }) {
  return (
    <div className={styles.notice}>
      <Notice tone={children ? "risk" : "info"} lead={lead}>
        {children}
      </Notice>
    </div>
  );
}
