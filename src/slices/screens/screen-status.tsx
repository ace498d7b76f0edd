import type { ScheduleStatus } from "#domain/counting/schedule-status.ts";
import { useScreenMessages } from "#slices/screens/use-screen-messages.ts";
import { AttentionGlyph } from "#ui/attention-glyph.tsx";

import { attentionOfStatus } from "#ui/schedule-status.tsx";
import { useScreenFormat } from "./screen-locale.tsx";
import styles from "./screen-status.module.css";
import { screenStatusText } from "./screen-status-text.ts";

/** The schedule status in large text, with a glyph when it needs attention. */
export function ScreenStatus({ status }: { status: ScheduleStatus }) {
  const text = screenStatusText(status, useScreenMessages(), useScreenFormat());
  const attention = attentionOfStatus(status);
  return (
    <span className={styles.status} data-kind={status.kind} data-attention={attention ?? undefined}>
      <AttentionGlyph attention={attention} className={styles.glyph} />
      {text}
    </span>
  );
}
