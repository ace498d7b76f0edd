import { attentionOf, type Conclusion, standsStill } from "#domain/counting/conclusion.ts";
import { usableDeadline } from "#domain/counting/facts.ts";
import { knownFinish } from "#domain/counting/known-finish.ts";
import { shownEnds } from "#domain/counting/outlook.ts";
import { shortConclusion } from "#format/conclusion.ts";
import { shortFinish } from "#format/finished.ts";
import type { Format } from "#format/format.ts";
import { AttentionGlyph } from "#ui/attention-glyph.tsx";
import styles from "./progress-cell.module.css";
import { useRow } from "./row-context.ts";

/**
 * When the counting will be done, and how late, in a few words; where they do not fit, without the end. In columns, how
 * late, the average and a standstill are under the bar.
 */
export function ConclusionLine() {
  const { conclusion, rate, facts, clock, t, format, isNarrow } = useRow();
  const finish = knownFinish(facts);
  const deadline = usableDeadline(facts);
  const { end, text } = shortConclusion(conclusion, clock, t, format);
  const isSaidElsewhere = !isNarrow && (end !== null || standsStill(conclusion));
  const texts =
    finish !== null
      ? shortFinish({ at: finish, deadline, left: facts.left }, clock, t.shortConclusion, format)
      : isSaidElsewhere
        ? [end ?? t.shortConclusion.noForecast]
        : [shownEnd() ?? "", text].filter((part) => part !== "");
  const whole = texts.join(", ");
  const parts = texts.flatMap((one, index) => {
    if (index < texts.length - 1) return [`${one},`];
    return one === text ? breakable(text, conclusion, format) : [one];
  });
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
      <Words parts={parts.length === 0 ? [t.countingTable.none] : parts} />
    </span>
  );

  function shownEnd(): string | null {
    if (conclusion.kind === "overdue" && conclusion.isVague) return t.shortConclusion.noEnd;
    const ends = shownEnds(conclusion);
    if (ends === null || end === null) return null;
    // A phone has no room for a word beside two ends.
    if (ends.early !== ends.late) return `≈ ${format.span(ends, clock)}`;
    return rate?.isAverage ? t.shortConclusion.onAverage(end) : end;
  }
}

/** How late or early the counting will be, where it has an end; shown under the bar, as the end is beside it. */
export function Lateness() {
  const { conclusion, clock, t, format } = useRow();
  const { end, text } = shortConclusion(conclusion, clock, t, format);
  if (end === null || text === "") return null;
  const attention = attentionOf(conclusion);
  return (
    <span className={styles.conclusion} data-attention={attention ?? undefined} title={text}>
      <AttentionGlyph attention={attention} className={styles.glyph} />
      <Words parts={breakable(text, conclusion, format)} />
    </span>
  );
}

/** Where the parts do not fit into one line, only the last one is in view. */
function Words({ parts }: { parts: readonly string[] }) {
  return (
    <span className={styles.words}>
      {parts.map((part, index) => (
        <span key={part}>{index < parts.length - 1 ? `${part} ` : part}</span>
      ))}
    </span>
  );
}

/** A verdict in the parts where it may break: those of a range. */
function breakable(text: string, conclusion: Conclusion, format: Format): readonly string[] {
  const between = "between" in conclusion ? conclusion.between : null;
  return between ? format.latenessParts(between) : [text];
}
