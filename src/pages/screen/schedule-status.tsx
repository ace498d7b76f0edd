import type { ScheduleStatus } from "#domain/counting/schedule-status.ts";
import { useMessages } from "#ui/locale.tsx";
import styles from "./schedule-status.module.css";
import { screenStanding } from "./schedule-status-text.ts";
import { useScreenFormat } from "./screen-locale.tsx";

/** How a counting stands, in large letters, with a glyph where it needs attention. */
export function ScreenStanding({ standing }: { standing: ScheduleStatus }) {
  const words = screenStanding(standing, useMessages("screen"), useScreenFormat());
  return (
    <span className={styles.standing} data-kind={standing.kind}>
      {standing.kind === "behind" && <Glyph path="M5 .2 9.8 5 5 9.8 .2 5Z" />}
      {standing.kind === "overdue" && <Glyph path="M1 1h8v8H1Z" />}
      {words}
    </span>
  );
}

/** A mark in the size of the text around it. */
export function Glyph({ path }: { path: string }) {
  return (
    <svg className={styles.glyph} viewBox="0 0 10 10" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
