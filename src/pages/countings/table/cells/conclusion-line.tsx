import { attentionOf, standsStill } from "#domain/counting/conclusion.ts";
import { usableDeadline } from "#domain/counting/facts.ts";
import { knownFinish } from "#domain/counting/known-finish.ts";
import { shortConclusion } from "#format/conclusion.ts";
import { shortFinish } from "#format/finished.ts";
import { AttentionGlyph } from "#ui/attention-glyph.tsx";
import styles from "./cells.module.css";
import { useRow } from "./row-context.ts";

/** Whether the counting will be done in time, in a few words; where they do not fit, without the end. */
export function ConclusionLine() {
  const { conclusion, rate, facts, clock, t, format, isNarrow } = useRow();
  const finish = knownFinish(facts);
  const deadline = usableDeadline(facts);
  const { end, text } = shortConclusion(conclusion, clock, t, format);
  // In columns, the average and a standstill are said under the bar.
  const isOnAverage = isNarrow && end !== null && rate?.isAverage === true;
  const shownEnd = isOnAverage ? t.shortConclusion.onAverage(end) : end;
  const isSaidElsewhere = !isNarrow && standsStill(conclusion);
  const parts = isSaidElsewhere
    ? [t.shortConclusion.noForecast]
    : finish === null
      ? [shownEnd ?? "", text].filter((part) => part !== "")
      : shortFinish({ at: finish, deadline, left: facts.left }, clock, t.shortConclusion, format);
  const whole = parts.join(", ");
  // The table of the finished ones says the same.
  if (conclusion.kind === "finished" && conclusion.left === 0 && finish === null) return null;
  const attention = isSaidElsewhere ? null : attentionOf(conclusion);
  return (
    // The key prevents a layout shift: other words replace the element.
    <span
      key={whole}
      className={styles.conclusion}
      data-conclusion={conclusion.kind}
      data-attention={attention ?? undefined}
      title={whole || undefined}
    >
      <AttentionGlyph attention={attention} className={styles.glyph} />
      <span className={styles.words}>
        {parts.length === 0 && t.countingTable.none}
        {parts.map((part, index) => (
          <span key={part}>{index < parts.length - 1 ? `${part}, ` : part}</span>
        ))}
      </span>
    </span>
  );
}
