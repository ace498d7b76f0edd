import type { CountingFacts } from "#domain/counting/facts.ts";
import type { ScheduleStatus } from "#domain/counting/schedule-status.ts";
import type { WorkCalendar } from "#domain/time/work-calendar.ts";
import { PaceBar } from "#ui/pace-bar.tsx";
import styles from "./screen-bar.module.css";

/** The pace bar in screen sizes. */
export function ScreenBar({
  size,
  ...bar
}: {
  size: "hero" | "row" | "thin";
  counting: CountingFacts;
  status: ScheduleStatus;
  at: number;
  calendar: WorkCalendar;
  inProgress?: number;
}) {
  return (
    <div className={styles.bar} data-size={size}>
      <PaceBar {...bar} size="large" />
    </div>
  );
}
