import type { ReactNode } from "react";
import { FigureHint } from "#components/figure-hint.tsx";
import type { HintSentence } from "#figures/figures.ts";
import type { FigureName } from "#messages/en/definitions.ts";
import styles from "./figures-strip.module.css";

/** A figure of the strip with its name and what it covers. */
export function StripFigure({
  figure,
  name,
  value,
  note,
  tone,
  toSentence,
  target = null,
}: {
  /** Name that selects the figure's definition. */
  figure: FigureName;
  name: string;
  value: ReactNode;
  note: ReactNode;
  tone?: "risk" | "short" | "over" | undefined;
  /** The sentence of its hint; `null` while the figures are unknown. */
  toSentence: HintSentence | null;
  /** How it compares with its target; `null` without one. */
  target?: ReactNode;
}) {
  return (
    <div>
      <dt>
        <FigureHint figure={figure} label={name} toSentence={toSentence} />
      </dt>
      <dd className={styles.value} data-tone={tone}>
        {value}
      </dd>
      <dd className={styles.note}>{note}</dd>
      {target && <dd className={styles.target}>{target}</dd>}
    </div>
  );
}
