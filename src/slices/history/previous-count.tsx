import { isInScope } from "#components/access/in-scope.ts";
import { Link } from "#components/link.tsx";
import { enoughDifferences } from "#domain/lines/accuracy.ts";
import type { CountingModel } from "#hooks/use-counting.ts";
import { useSettings } from "#hooks/use-settings.ts";
import { paths } from "#routes.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { comparePath } from "./compare/search.ts";
import { historyMessages } from "./messages.ts";
import styles from "./previous-count.module.css";
import { useArchiveState, useQuestion } from "./use-history.ts";

/** Discrepancies per 100 counted lines of the count before this one in its warehouse, and of this one. */
export function PreviousCount({ counting }: { counting: CountingModel }) {
  const { access } = useSettings();
  if (isInScope(access, paths.history())) return <Previous counting={counting} />;
  const isOneOfSeveral = access.scope.kind === "countings" && !counting.facts.active;
  return isOneOfSeveral ? <ToOthers id={counting.id} /> : null;
}

/** Leads a viewer of chosen counts to the comparison with another one of them. */
function ToOthers({ id }: { id: string }) {
  const { compare, previous } = useMessages(historyMessages);
  return (
    <div className={styles.fact}>
      <dt>{compare.title}</dt>{" "}
      <dd>
        <Link to={comparePath({ b: id })}>{previous.shared}</Link>
      </dd>
    </div>
  );
}

function Previous({ counting }: { counting: CountingModel }) {
  const { id, facts, loaded, now, aggregates } = counting;
  const t = useMessages(historyMessages).previous;
  const format = useFormat();
  const { warehouseBy } = useSettings();
  const { version } = useArchiveState(false);
  const { warehouse, startedAt } = loaded.counting;
  const question = useQuestion(
    "previous",
    { warehouse: String(warehouse[warehouseBy]), before: startedAt },
    version,
  );
  const before = question.answer?.countings[0];
  if (!before || before.counted === 0) return null;
  const today = now ?? loaded.freshness.now;
  const day = format.dayWithin(Date.parse(before.startedAt), today);
  const rate = (part: number, whole: number) => format.rate((part * 100) / whole);
  const earlier = rate(before.discrepancies, before.counted);
  // Both rates are of lines, since the totals of a header may differ from them.
  const totals = aggregates?.isWhole ? aggregates.totals : null;
  // Only ended counts can be compared line by line.
  const to = facts.active ? paths.counting(before.id) : comparePath({ a: before.id, b: id });
  return (
    <div className={styles.fact}>
      <dt>{t.title}</dt>{" "}
      <dd>
        <Link to={to}>
          {totals === null || totals.counted < enoughDifferences
            ? t.early(day, earlier)
            : t.sentence(day, earlier, rate(totals.discrepancies, totals.counted))}
        </Link>
      </dd>
    </div>
  );
}
