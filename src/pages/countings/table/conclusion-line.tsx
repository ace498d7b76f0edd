import { attentionOf } from "#domain/counting/conclusion.ts";
import { shortConclusionText } from "#format/conclusion.ts";
import { AttentionGlyph } from "#ui/attention-glyph.tsx";
import styles from "./cells.module.css";
import { useRow } from "./row-context.ts";

/** Whether the counting will be done in time, in a few words. */
export function ConclusionLine() {
  const { conclusion, clock, t, format } = useRow();
  const text = shortConclusionText(conclusion, clock, t, format);
  const attention = attentionOf(conclusion);
  return (
    // The key prevents a layout shift: another conclusion replaces the element, with or without a glyph.
    <span
      key={conclusion.kind}
      className={styles.conclusion}
      data-conclusion={conclusion.kind}
      data-attention={attention ?? undefined}
      title={text || undefined}
    >
      <AttentionGlyph attention={attention} className={styles.glyph} />
      {text || t.countingTable.none}
    </span>
  );
}
