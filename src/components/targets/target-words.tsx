import type { TargetFigure, TargetPercents } from "#contract/targets.ts";
import { type ComparedTotals, coverageOf, verdictOf } from "#domain/targets/verdict.ts";
import { targetText } from "#format/target.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { VerdictText } from "./verdict-text.tsx";

export interface TargetWordsProps {
  readonly figure: TargetFigure;
  readonly totals: ComparedTotals;
  /** Targets of the warehouse. */
  readonly percents: TargetPercents;
  /** Whether the counting is active, and the lines left of those that the totals are of. */
  readonly progress: { readonly active: boolean; readonly left: number };
  /** Whether all lines of the counting were read. */
  readonly isWhole: boolean;
  /** Whether the figure's name comes first. */
  readonly isNamed?: boolean;
}

/** The comparison of a figure with its target; nothing without an answer. */
export function TargetWords(props: TargetWordsProps) {
  const { figure, totals, percents, isNamed = false } = props;
  const { targets: t } = useMessages("targets");
  const { locale } = useFormat();
  const coverage = coverageOf(props.progress, props.isWhole);
  const verdict = verdictOf(figure, totals, { percents, coverage });
  if (verdict === null) return null;
  const text = targetText(verdict, { locale, t });
  return (
    <VerdictText kind={verdict.kind}>{isNamed ? `${t.names[figure]}: ${text}` : text}</VerdictText>
  );
}
