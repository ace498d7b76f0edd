import type { ScheduleStatus } from "#domain/counting/schedule-status.ts";
import { useMessages } from "#ui/locale.tsx";
import styles from "./schedule-status.module.css";
import { screenStatusText } from "./schedule-status-text.ts";
import { useScreenFormat } from "./screen-locale.tsx";

/** The schedule status in large text, with a glyph when it needs attention. */
export function ScreenStatus({ standing }: { standing: ScheduleStatus }) {
  const text = screenStatusText(standing, useMessages("screen"), useScreenFormat());
  return (
    <span className={styles.standing} data-kind={standing.kind}>
      {standing.kind === "behind" && <Glyph path="M5 .2 9.8 5 5 9.8 .2 5Z" />}
      {standing.kind === "overdue" && <Glyph path="M1 1h8v8H1Z" />}
      {text}
    </span>
  );
}

/** A mark as large as the text around it. */
export function Glyph({ path }: { path: string }) {
  return (
    <svg className={styles.glyph} viewBox="0 0 10 10" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
