import type { TargetPercents } from "#contract/targets.ts";
import { coverageOf, type Verdict, verdictOf } from "#domain/targets/verdict.ts";
import { noAnswer } from "#format/numbers.ts";
import { percentText, targetText } from "#format/target.ts";
import { screenTargets } from "#slices/screens/rules/shown-targets.ts";
import { useScreenFormat } from "#slices/screens/screen-locale.tsx";
import { AttentionGlyph } from "#ui/attention-glyph.tsx";
import { useMessages } from "#ui/locale.tsx";
import styles from "./detail-panels.module.css";
import type { ScreenCounting } from "./use-screen-counting.ts";

/** Figures beside their targets, missed ones first. */
export function Targets({
  counting: { aggregates, facts },
  percents,
  max,
}: {
  counting: ScreenCounting;
  percents: TargetPercents;
  max: number;
}) {
  const { targets: t } = useMessages("targets");
  const { locale } = useScreenFormat();
  if (!aggregates) return null;
  const coverage = coverageOf(facts, aggregates.isWhole);
  const verdicts = screenTargets
    .map((figure) => verdictOf(figure, aggregates.totals, { percents, coverage }))
    .filter((verdict) => verdict !== null)
    .sort((one, other) => Number(other.kind === "missed") - Number(one.kind === "missed"))
    .slice(0, max);
  return (
    <ul className={styles.targets}>
      {verdicts.map((verdict) => (
        <li key={verdict.figure} data-verdict={verdict.kind}>
          <span className={styles.code}>{t.names[verdict.figure]}</span>
          <b>
            <Glyph kind={verdict.kind} />
            {verdict.kind === "early" ? noAnswer : percentText(verdict.percent, locale, 1)}
          </b>
          <span data-furniture="">{targetText(verdict, { locale, t, hasFigure: false })}</span>
        </li>
      ))}
    </ul>
  );
}

function Glyph({ kind }: { kind: Verdict["kind"] }) {
  if (kind === "missed") return <AttentionGlyph attention="warning" className={undefined} />;
  if (kind === "early") return null;
  return (
    <svg viewBox="0 0 10 10" aria-hidden="true">
      <path d="M.8 5.4 3.8 8.4 9.2 2" />
    </svg>
  );
}
