import { TargetNote } from "#components/targets/target-note.tsx";
import { targetFigures } from "#contract/targets.ts";
import { percentText } from "#format/target.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import type { AccuracyTargetsProps } from "./accuracy-targets.tsx";
import styles from "./progress-panel.module.css";

/** What the lines in the chart are, and how each class compares with its own. */
export function AccuracyTargetSentences({
  classes,
  percents,
  active,
  isWhole,
}: AccuracyTargetsProps) {
  const { targets: t } = useMessages("targets");
  const { locale } = useFormat();
  const { accuracy } = percents;
  if (classes === null) {
    return accuracy !== undefined && ` ${t.mark(percentText(accuracy, locale))}`;
  }
  const judged = classes.flatMap((group) => {
    const figure = targetFigures.find((one) => one === `accuracy ${group.key ?? "none"}`);
    return figure && percents[figure] !== undefined ? [{ group, figure }] : [];
  });
  if (judged.length === 0) return null;
  return (
    <>
      {` ${t.marks}`}
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
