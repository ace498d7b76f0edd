import { attentionOf, type Conclusion } from "#domain/counting/conclusion.ts";
import { type Outlook, shownEnds } from "#domain/counting/outlook.ts";
import { screenMessages } from "#slices/screens/messages.ts";
import { screenConclusionParts } from "#slices/screens/screen-conclusion.ts";
import { useScreenFormat } from "#slices/screens/screen-locale.tsx";
import styles from "#slices/screens/screen-status.module.css";
import { useScreenMessages } from "#slices/screens/use-screen-messages.ts";
import { AttentionGlyph } from "#ui/attention-glyph.tsx";
import { useMessages } from "#ui/locale.tsx";

/** Whether the counting of a row will be done in time, in large text. */
export function RowConclusion({ conclusion }: { conclusion: Conclusion }) {
  const attention = attentionOf(conclusion);
  const parts = screenConclusionParts(conclusion, useScreenMessages(), useScreenFormat());
  return (
    <span
      className={styles.parts}
      data-conclusion={conclusion.kind}
      data-attention={attention ?? undefined}
    >
      {parts.map((part, index) => (
        <span key={part} className={styles.status} data-attention={attention ?? undefined}>
          {index === 0 && <AttentionGlyph attention={attention} className={styles.glyph} />}
          {index < parts.length - 1 ? `${part} ` : part}
        </span>
      ))}
    </span>
  );
}

/** When a counting that is not overdue will be done; `null` where the conclusion names no end. */
export function useRowEnd({ conclusion, rate }: Outlook, clock: number): string | null {
  const t = useMessages(screenMessages);
  const format = useScreenFormat();
  const ends = conclusion.kind === "overdue" ? null : shownEnds(conclusion);
  if (ends === null) return null;
  const done = format.nearEnds(ends, clock);
  // The judgement beside it says so already.
  const isSaid = conclusion.kind === "by-average";
  return rate?.isAverage && !isSaid ? t.onAverage(done) : t.doneAt(done);
}
