import { attentionOf, type Conclusion } from "#domain/counting/conclusion.ts";
import { shownMiddle } from "#domain/counting/outlook.ts";
import { noAnswer } from "#format/numbers.ts";
import type { ScreenMessages } from "#messages/languages.ts";
import styles from "#pages/screen/schedule-status.module.css";
import type { ScreenFormat } from "#pages/screen/screen-format.ts";
import { useScreenFormat } from "#pages/screen/screen-locale.tsx";
import { AttentionGlyph } from "#ui/attention-glyph.tsx";
import { useMessages } from "#ui/locale.tsx";

/** Whether the counting of a row will be done in time, in large text. */
export function RowConclusion({ conclusion }: { conclusion: Conclusion }) {
  const attention = attentionOf(conclusion);
  const text = rowConclusionText(conclusion, useMessages("screen"), useScreenFormat());
  return (
    <span
      className={styles.status}
      data-conclusion={conclusion.kind}
      data-attention={attention ?? undefined}
    >
      <AttentionGlyph attention={attention} className={styles.glyph} />
      {text}
    </span>
  );
}

/** When a counting that is not overdue will be done; `null` where the conclusion names no end. */
export function useRowEnd(conclusion: Conclusion, clock: number): string | null {
  const t = useMessages("screen").screen;
  const format = useScreenFormat();
  const end = conclusion.kind === "overdue" ? null : shownMiddle(conclusion);
  return end === null ? null : t.doneAt(format.near(end, clock));
}

function rowConclusionText(
  conclusion: Conclusion,
  { screen: t, progress }: ScreenMessages,
  { duration, number }: ScreenFormat,
): string {
  switch (conclusion.kind) {
    case "withdrawn":
      return "";
    case "finished":
      return conclusion.left > 0
        ? t.status.finishedWithLeft(number(conclusion.left))
        : t.status.finished;
    case "no-lines":
      return t.status.noProducts;
    case "all-counted":
      return conclusion.overdueBy === null ? progress.allCounted : t.status.notClosed;
    case "not-started":
      return progress.startsIn(duration(conclusion.in));
    case "overdue":
      return t.status.overdue(duration(conclusion.by));
    case "nothing-counted":
    case "stalled":
      return t.facts.stalled(duration(conclusion.for));
    case "too-early":
    case "no-deadline":
    case "may-be-late":
      return noAnswer;
    case "late":
      return t.facts.late(duration(conclusion.by));
    case "early":
      return t.facts.early(duration(conclusion.by));
    case "on-time":
      return t.status.onTime;
  }
}
