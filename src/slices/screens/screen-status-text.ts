import type { ScheduleStatus } from "#domain/counting/schedule-status.ts";
import type { ScreenMessages } from "#slices/screens/use-screen-messages.ts";
import { scheduleStatusText } from "#ui/schedule-status.tsx";
import type { ScreenFormat } from "./screen-format.ts";

/** A short text for a schedule status; empty while old figures are shown. */
export function screenStatusText(
  status: ScheduleStatus,
  messages: ScreenMessages,
  format: ScreenFormat,
): string {
  const t = messages.screen.status;
  switch (status.kind) {
    case "overdue":
      return t.overdue(format.duration(status.by));
    case "no-products":
      return t.noProducts;
    case "no-deadline":
      return t.noDeadline;
    case "finished":
      return status.left > 0 ? t.finishedWithLeft(format.number(status.left)) : t.finished;
    case "all-counted":
      return status.late ? t.notClosed : messages.progress.allCounted;
    default:
      return scheduleStatusText(status, messages.progress, format);
  }
}
