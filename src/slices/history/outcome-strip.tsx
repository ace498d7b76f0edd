import type { Outcome } from "#contract/history/parts.ts";
import { useMessages } from "#ui/locale.tsx";
import { historyMessages } from "./messages.ts";
import styles from "./outcome-strip.module.css";

/** A triangle down for short, up for over, both for both, a ring for right, a dash for not counted. */
function OutcomeGlyph({ outcome }: { outcome: Outcome }) {
  return (
    <svg viewBox="0 0 10 10" aria-hidden="true">
      {outcome === "short" && <path d="M5 9 .5 1h9Z" />}
      {outcome === "over" && <path d="M5 1 9.5 9h-9Z" />}
      {outcome === "mixed" && <path d="M5 0 9 4.4H1ZM5 10 1 5.6h8Z" />}
      {outcome === "right" && <circle cx="5" cy="5" r="4" />}
      {outcome === "uncounted" && <path d="M1 4.4h8v1.2H1Z" />}
    </svg>
  );
}

/** How something came out in the last counts, earliest first. */
export function OutcomeStrip({
  outcomes,
  dayOf,
}: {
  outcomes: readonly Outcome[];
  /** The day of the count at an index, where it is known. */
  dayOf?: ((index: number) => string) | undefined;
}) {
  const t = useMessages(historyMessages).wrong;
  return (
    <span className={styles.strip}>
      {outcomes.map((outcome, index) => {
        const text = dayOf ? t.outcome(dayOf(index), t.outcomes[outcome]) : t.outcomes[outcome];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: an outcome has no identity but its place
          <span key={index} data-outcome={outcome} title={text}>
            <OutcomeGlyph outcome={outcome} />
            <span className="visually-hidden">{text}, </span>
          </span>
        );
      })}
    </span>
  );
}

/** What the signs of a strip mean. */
export function OutcomeKey() {
  const t = useMessages(historyMessages).wrong;
  return (
    <ul className={styles.key}>
      {(["short", "over", "mixed", "right", "uncounted"] as const).map((outcome) => (
        <li key={outcome}>
          <span className={styles.strip}>
            <span data-outcome={outcome}>
              <OutcomeGlyph outcome={outcome} />
            </span>
          </span>
          {t.outcomes[outcome]}
        </li>
      ))}
    </ul>
  );
}
