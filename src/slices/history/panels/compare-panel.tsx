import { useEffect, useState } from "react";
import { Link } from "#components/link.tsx";
import type { Comparison } from "#contract/history/compare.ts";
import type { ArchivedCounting } from "#contract/history/parts.ts";
import { paths } from "#routes.ts";
import { ComparisonTable, ComparisonTiles, useDayOf } from "#slices/history/compare/comparison.tsx";
import type { Pair } from "#slices/history/compare/pair.ts";
import { comparePath } from "#slices/history/compare/search.ts";
import { historyMessages } from "#slices/history/messages.ts";
import { useQuestion } from "#slices/history/use-history.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { commonShare, pairsOf, worthComparing } from "./compare-pairs.ts";
import { Panel } from "./panel.tsx";
import styles from "./panels.module.css";

/** How many of the last counts the two are chosen from. */
const considered = "12";

/** The pair to show: the next one while two counts have hardly a place in common. */
function usePair(pairs: readonly Pair[], version: string | null) {
  const [skipped, setSkipped] = useState(0);
  const [before, setBefore] = useState<Comparison | null>(null);
  const pair = pairs[Math.min(skipped, pairs.length - 1)];
  const query = pair ? { a: pair.a.id, b: pair.b.id, limit: "7" } : null;
  const question = useQuestion("compare", query, version);
  const isApart = question.answer !== null && commonShare(question.answer) < worthComparing;
  const mayGoOn = isApart && skipped < pairs.length - 1;
  const { answer } = question;
  useEffect(() => {
    if (!mayGoOn) return;
    setBefore(answer);
    setSkipped((count) => count + 1);
  }, [mayGoOn, answer]);
  return { ...question, answer: answer ?? before };
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
