import { useEffect, useState } from "react";
import { Link } from "#components/link.tsx";
import type { Comparison } from "#contract/history/compare.ts";
import type { ArchivedCounting } from "#contract/history/parts.ts";
import { paths } from "#routes.ts";
import { ComparisonTable, ComparisonTiles, useDayOf } from "#slices/history/compare/comparison.tsx";
import { comparePath } from "#slices/history/compare/search.ts";
import { historyMessages } from "#slices/history/messages.ts";
import { useQuestion } from "#slices/history/use-history.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { Panel } from "./panel.tsx";
import styles from "./panels.module.css";

/** How many of the last counts the two are chosen from. */
const considered = "12";

interface Pair {
  /** The earlier one. */
  readonly a: ArchivedCounting;
  readonly b: ArchivedCounting;
}

/** Pairs of the five largest, those with the most lines first: these may have places in common. */
export function pairsOf(countings: readonly ArchivedCounting[]): readonly Pair[] {
  const large = countings.toSorted((one, other) => other.lines - one.lines).slice(0, 5);
  return large
    .flatMap((one, index) => large.slice(index + 1).map((other) => [one, other] as const))
    .map(([one, other]) =>
      Date.parse(one.startedAt) < Date.parse(other.startedAt)
        ? { a: one, b: other }
        : { a: other, b: one },
    )
    .sort((one, other) => linesOf(other) - linesOf(one));
}

const linesOf = ({ a, b }: Pair) => Math.min(a.lines, b.lines);

/** Less than this share of the smaller count's lines in common says little. */
const worthComparing = 0.1;

/** The places that both counts know, as a share of the lines of the smaller one. */
export function commonShare({ a, b, kinds }: Pick<Comparison, "a" | "b" | "kinds">): number {
  const common = kinds.reduce((sum, { places }) => sum + places, 0);
  return common / Math.max(1, Math.min(a.lines, b.lines));
}

/** The pair to show: the next one while two counts have hardly a place in common. */
function usePair(pairs: readonly Pair[], version: string | null) {
  const [skipped, setSkipped] = useState(0);
  const pair = pairs[Math.min(skipped, pairs.length - 1)];
  const query = pair ? { a: pair.a.id, b: pair.b.id, limit: "7" } : null;
  const question = useQuestion("compare", query, version);
  const isApart = question.answer !== null && commonShare(question.answer) < worthComparing;
  const mayGoOn = isApart && skipped < pairs.length - 1;
  useEffect(() => {
    if (mayGoOn) setSkipped((before) => before + 1);
  }, [mayGoOn]);
  return question;
}

/** Two large ones of a warehouse's last counts, joined by product, location and lot. */
export function ComparePanel({
  warehouse,
  version,
}: {
  /** Its identifier. */
  warehouse: string;
  version: string | null;
}) {
  const t = useMessages(historyMessages).compare;
  const format = useFormat();
  const dayOf = useDayOf();
  const latest = useQuestion("countings", { warehouse, limit: considered }, version);
  const pairs = pairsOf(latest.answer?.rows.map(({ counting }) => counting) ?? []);
  const question = usePair(pairs, version);
  const { answer } = question;
  const isFew = latest.answer !== null && pairs.length === 0;
  const shown = isFew
    ? latest
    : answer || question.failed
      ? question
      : latest.answer
        ? question
        : latest;
  const nameOf = (one: ArchivedCounting) => (
    <Link to={paths.counting(one.id)}>
      {t.choice(dayOf(one.startedAt), format.number(one.lines))}
    </Link>
  );
  return (
    <Panel title={t.title} caption={t.largest} question={shown}>
      {isFew && <p className={styles.none}>{t.fewCounts}</p>}
      {answer && (
        <>
          <p className={styles.counts}>
            {nameOf(answer.a)} <span>{t.against}</span> {nameOf(answer.b)}
          </p>
          <ComparisonTiles comparison={answer} nameOf={(_, title) => <span>{title}</span>} />
          {answer.rows.length === 0 ? (
            <p className={styles.none}>{commonShare(answer) === 0 ? t.noCommon : t.noRows}</p>
          ) : (
            <ComparisonTable comparison={answer} rows={answer.rows} />
          )}
          <p className={styles.more}>
            <Link to={comparePath({ a: answer.a.id, b: answer.b.id })}>
              {t.all(format.number(answer.total))}
            </Link>
          </p>
        </>
      )}
    </Panel>
  );
}
