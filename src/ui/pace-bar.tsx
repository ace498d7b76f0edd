import type { CountingFacts } from "#domain/counting/facts.ts";
import { pace, progress } from "#domain/counting/pace.ts";
import type { ScheduleStatus } from "#domain/counting/schedule-status.ts";
import type { WorkCalendar } from "#domain/time/work-calendar.ts";
import { useFormat, useMessages } from "./locale.tsx";
import styles from "./pace-bar.module.css";
import { scheduleStatusText } from "./schedule-status.tsx";

/**
 * Counted lines on the axis of all lines, and where an even pace would have them by now, on the same axis: the gap
 * between the two reads as time.
 */
export function PaceBar({
  counting,
  status,
  at,
  calendar,
  inProgress = 0,
  size,
}: {
  counting: CountingFacts;
  status: ScheduleStatus;
  /** The marker's moment: now, or that of the last answer while figures are stale. Milliseconds since 1970. */
  at: number;
  /** Work calendar of its warehouse. */
  calendar: WorkCalendar;
  /** Lines started and not finished, where lines are loaded. */
  inProgress?: number;
  size: "thin" | "row" | "large";
}) {
  const format = useFormat();
  const messages = useMessages("common");
  const share = progress(counting);
  const marker = hasMarker(status) ? pace(counting, at, calendar) : null;
  const label = messages.progress.label(
    format.share(share),
    scheduleStatusText(status, messages.progress, format),
  );
  return (
    <div
      role="img"
      aria-label={label}
      className={styles.bar}
      data-size={size}
      data-standing={status.kind}
    >
      <Segments counting={counting} inProgress={inProgress} />
      {marker !== null && <i className={styles.marker} style={{ left: percent(marker) }} />}
      {marker !== null && share !== null && (
        <Gap status={status} share={Math.min(1, share)} marker={marker} />
      )}
    </div>
  );
}

/** Counted lines only, for a part of a counting whose figures are beside it. */
export function PartsBar(parts: PartsOfLines) {
  return (
    <div aria-hidden="true" className={styles.bar} data-size="row">
      <Segments {...parts} />
    </div>
  );
}

interface PartsOfLines {
  readonly counting: Pick<CountingFacts, "total" | "counted" | "discrepancies">;
  /** Lines started and not finished. */
  readonly inProgress: number;
}

function Segments({ counting, inProgress }: PartsOfLines) {
  const discrepancies = Math.min(counting.discrepancies, counting.counted);
  const parts = [
    { name: "counted", lines: counting.counted - discrepancies },
    { name: "discrepancy", lines: discrepancies },
    { name: "progress", lines: inProgress },
    { name: "left", lines: counting.total - counting.counted - inProgress },
  ];
  return (
    <div className={styles.track}>
      {parts
        .filter(({ lines }) => lines > 0)
        .map(({ name, lines }) => (
          <i key={name} data-part={name} style={{ flexGrow: lines }} />
        ))}
    </div>
  );
}

/** The line under the bar from the counted share to the pace. */
function Gap({ status, share, marker }: { status: ScheduleStatus; share: number; marker: number }) {
  if (["on-pace", "all-counted", "withdrawn"].includes(status.kind)) return null;
  const [from, to] = share < marker ? [share, marker] : [marker, share];
  return <i className={styles.gap} style={{ left: percent(from), width: percent(to - from) }} />;
}

function hasMarker(status: ScheduleStatus): boolean {
  return ["ahead", "behind", "on-pace", "overdue", "all-counted", "withdrawn"].includes(
    status.kind,
  );
}

/** Rounded to invisibly small steps, so that a tick rarely changes the layout. */
function percent(share: number): string {
  return `${Math.round(share * 1000) / 10}%`;
}
