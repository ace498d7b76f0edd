import type { ScheduleStatus } from "#domain/counting/schedule-status.ts";
import type { Format } from "#format/format.ts";
import type { Messages } from "#messages/en/catalogue.ts";
import { useFormat, useMessages } from "./locale.tsx";
import styles from "./schedule-status.module.css";

/** Text for a schedule status; empty while old figures are shown. */
export function scheduleStatusText(
  standing: ScheduleStatus,
  t: Messages["progress"],
  format: Format,
): string {
  switch (standing.kind) {
    case "no-products":
      return t.noProducts;
    case "finished":
      return standing.left > 0 ? t.finishedWithLeft(format.number(standing.left)) : t.finishedAll;
    case "withdrawn":
      return "";
    case "not-started":
      return t.startsIn(format.duration(standing.startsIn));
    case "all-counted":
      return standing.late ? t.allCountedLate : t.allCounted;
    case "no-deadline":
      return t.noDeadline;
    case "no-work-time":
      return t.noWorkTime;
    case "overdue":
      return t.overdue(format.duration(standing.by));
    case "ahead":
      return t.ahead(lengthOf(standing, format));
    case "behind":
      return t.behind(lengthOf(standing, format));
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

/** A counting's schedule status, with a glyph when it needs attention. */
export function ScheduleStatusText({ standing }: { standing: ScheduleStatus }) {
  const text = scheduleStatusText(standing, useMessages("first").progress, useFormat());
  return (
    // The key prevents a layout shift: another status replaces the element, with or without a glyph.
    <span key={standing.kind} className={styles.standing} data-kind={standing.kind}>
      {standing.kind === "behind" && <Glyph path="M5 .2 9.8 5 5 9.8 .2 5Z" />}
      {standing.kind === "overdue" && <Glyph path="M1 1h8v8H1Z" />}
      {text}
    </span>
  );
}

function Glyph({ path }: { path: string }) {
  return (
    <svg className={styles.glyph} viewBox="0 0 10 10" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
