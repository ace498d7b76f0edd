import type { ScheduleStatus } from "#domain/counting/schedule-status.ts";
import type { Format } from "#format/format.ts";
import type { Messages } from "#messages/en/catalogue.ts";
import { AttentionGlyph } from "./attention-glyph.tsx";
import { useFormat, useMessages } from "./locale.tsx";
import styles from "./schedule-status.module.css";

/** Text for a schedule status; empty while old figures are shown. */
export function scheduleStatusText(
  status: ScheduleStatus,
  t: Messages["progress"],
  format: Format,
): string {
  switch (status.kind) {
    case "no-products":
      return t.noProducts;
    case "finished":
      return status.left > 0 ? t.finishedWithLeft(format.number(status.left)) : t.finishedAll;
    case "withdrawn":
      return "";
    case "not-started":
      return t.startsIn(format.duration(status.startsIn));
    case "all-counted":
      return status.late ? t.allCountedLate : t.allCounted;
    case "no-deadline":
      return t.noDeadline;
    case "no-work-time":
      return t.noWorkTime;
    case "overdue":
      return t.overdue(format.duration(status.by));
    case "ahead":
      return t.ahead(lengthOf(status, format));
    case "behind":
      return t.behind(lengthOf(status, format));
    case "on-pace":
      return t.onPace;
  }
}

function lengthOf(
  { by, inWorkHours }: Extract<ScheduleStatus, { kind: "ahead" | "behind" }>,
  format: Format,
): string {
  return inWorkHours ? format.workDuration(by) : format.duration(by);
}

/** Whether a schedule status needs attention; `null` for the good ones. */
export function attentionOfStatus({ kind }: ScheduleStatus): "warning" | "overdue" | null {
  return kind === "behind" ? "warning" : kind === "overdue" ? "overdue" : null;
}

/** A counting's schedule status, with a glyph when it needs attention. */
export function ScheduleStatusText({ status }: { status: ScheduleStatus }) {
  const text = scheduleStatusText(status, useMessages("common").progress, useFormat());
  return (
    // The key prevents a layout shift: another status replaces the element, with or without a glyph.
    <span key={status.kind} className={styles.status} data-kind={status.kind}>
      <AttentionGlyph attention={attentionOfStatus(status)} className={styles.glyph} />
      {text}
    </span>
  );
}
