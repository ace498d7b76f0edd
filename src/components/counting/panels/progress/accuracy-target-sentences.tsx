import { TargetNote } from "#components/targets/target-note.tsx";
import { type TargetPercents, targetFigures } from "#contract/targets.ts";
import { percentText } from "#format/target.ts";
import type { LineAggregates } from "#lines/line-store.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import styles from "./progress-panel.module.css";

export interface AccuracyTargetSentencesProps {
  /** Where the chart shows classes; otherwise `null`. */
  readonly classes: LineAggregates["classes"] | null;
  readonly percents: TargetPercents;
  readonly active: boolean;
  readonly isWhole: boolean;
  /** Whether the chart has room for the axis that the targets are lines on. */
  readonly hasAxis: boolean;
}

/** What the lines in the chart are, where there are some, and how each class compares with its own target. */
export function AccuracyTargetSentences({
  classes,
  percents,
  active,
  isWhole,
  hasAxis,
}: AccuracyTargetSentencesProps) {
  const { targets: t } = useMessages("targets");
  const { locale } = useFormat();
  const hasLine = (target: number | undefined) => hasAxis && target !== undefined;
  if (classes === null) {
    const { accuracy } = percents;
    if (accuracy === undefined || !hasLine(accuracy)) return null;
    return ` ${t.mark(percentText(accuracy, locale))}`;
  }
  const judged = classes.flatMap((group) => {
    const figure = targetFigures.find((one) => one === `accuracy ${group.key ?? "none"}`);
    return figure && percents[figure] !== undefined ? [{ group, figure }] : [];
  });
  if (judged.length === 0) return null;
  return (
    <>
      {judged.some(({ figure }) => hasLine(percents[figure])) && ` ${t.marks}`}
      {judged.map(({ group, figure }) => (
        <span key={figure} className={styles.verdict}>
          <TargetNote
            figure={figure}
            isNamed
            totals={group}
            percents={percents}
            progress={{ active, left: group.left }}
            isWhole={isWhole}
          />
        </span>
      ))}
    </>
  );
}
