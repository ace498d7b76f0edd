import type { Verdict } from "#domain/targets/verdict.ts";
import { AttentionGlyph } from "#ui/attention-glyph.tsx";
import styles from "./verdict-text.module.css";

/** A comparison with a target in words, after a diamond where it is missed and a tick where it is met. */
export function VerdictText({ kind, children }: { kind: Verdict["kind"]; children: string }) {
  return (
    <span className={styles.verdict} data-verdict={kind}>
      {kind === "missed" && <AttentionGlyph attention="warning" className={styles.glyph} />}
      {kind === "met" && (
        <svg className={styles.glyph} viewBox="0 0 10 10" aria-hidden="true">
          <path d="M.8 5.4 3.8 8.4 9.2 2" />
        </svg>
      )}
      {children}
    </span>
  );
}
