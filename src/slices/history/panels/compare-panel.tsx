import { Link } from "#components/link.tsx";
import type { ArchivedCounting } from "#contract/history/parts.ts";
import { paths } from "#routes.ts";
import { ComparisonTable, ComparisonTiles, useDayOf } from "#slices/history/compare/comparison.tsx";
import { comparePath } from "#slices/history/compare/search.ts";
import { historyMessages } from "#slices/history/messages.ts";
import { useQuestion } from "#slices/history/use-history.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { commonShare, pairsOf, worthComparing } from "./compare-pairs.ts";
import { Panel } from "./panel.tsx";
import styles from "./panels.module.css";
import { useComparedPair } from "./use-pair.ts";

/** How many of the last counts the two are chosen from. */
const considered = "12";

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
  const question = useComparedPair(pairs, version);
  const { answer } = question;
  const share = answer ? commonShare(answer) : 0;
  const isFew = latest.answer !== null && pairs.length === 0;
  const nameOf = (one: ArchivedCounting) => (
    <Link to={paths.counting(one.id)}>
      {t.choice(dayOf(one.startedAt), format.number(one.lines))}
    </Link>
  );
  return (
    <Panel title={t.title} caption={t.largest} question={pairs.length === 0 ? latest : question}>
      {isFew && <p className={styles.none}>{t.fewCounts}</p>}
      {answer && (
        <>
          <p className={styles.counts}>
            {nameOf(answer.a)} <span>{t.against}</span> {nameOf(answer.b)}
          </p>
          {share < worthComparing && (
            <p className={styles.none}>
              {share === 0
                ? t.apart(format.number(pairs.length))
                : t.hardly(format.number(pairs.length), format.share(share))}
            </p>
          )}
          {share >= worthComparing && (
            <>
              <ComparisonTiles comparison={answer} nameOf={(_, title) => <span>{title}</span>} />
              {answer.rows.length === 0 ? (
                <p className={styles.none}>{t.noRows}</p>
              ) : (
                <ComparisonTable comparison={answer} rows={answer.rows} />
              )}
            </>
          )}
          {share > 0 && (
            <p className={styles.more}>
              <Link to={comparePath({ a: answer.a.id, b: answer.b.id })}>
                {t.all(format.number(answer.total))}
              </Link>
            </p>
          )}
        </>
      )}
    </Panel>
  );
}
