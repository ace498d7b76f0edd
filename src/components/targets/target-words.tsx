import { coverageOf, verdictOf } from "#domain/targets/verdict.ts";
import { targetText } from "#format/target.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import type { TargetNoteProps } from "./target-note.tsx";
import { VerdictText } from "./verdict-text.tsx";

/** The comparison of a figure with its target; nothing without an answer. */
export function TargetWords(props: TargetNoteProps) {
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
