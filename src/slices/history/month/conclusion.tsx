import { historyMessages } from "#slices/history/messages.ts";
import { monthText } from "#slices/history/months.ts";
import { AttentionGlyph } from "#ui/attention-glyph.tsx";
import { useFormat, useMessages } from "#ui/locale.tsx";
import styles from "./conclusion.module.css";
import type { WarehouseMonth } from "./figures.ts";

/** Warehouses named; the others are counted. */
const maxNames = 3;

/** What the month says, in one sentence, and what it is about. */
export function MonthConclusion({
  rows,
  month,
}: {
  rows: readonly WarehouseMonth[];
  month: string;
}) {
  const t = useMessages(historyMessages).conclusion;
  const format = useFormat();
  const sum = (of: (row: WarehouseMonth) => number) => rows.reduce((all, row) => all + of(row), 0);
  const [finished, running] = [sum((row) => row.finished), sum((row) => row.running)];
  const isWorse = rows.some(({ verdict }) => verdict === "worse");
  return (
    <div className={styles.conclusion}>
      <h2>
        <AttentionGlyph attention={isWorse ? "warning" : null} className={styles.glyph} />
        {useSentence(rows, month)}
      </h2>
      <p>
        {t.basis(format.number(finished), finished, running === 0 ? "" : format.number(running))}
      </p>
    </div>
  );
}

function useSentence(rows: readonly WarehouseMonth[], month: string): string {
  const t = useMessages(historyMessages).conclusion;
  const format = useFormat();
  const name = monthText(month, format.locale, "long");
  const title = name.charAt(0).toLocaleUpperCase(format.locale) + name.slice(1);
  const namesOf = (some: readonly WarehouseMonth[]) => {
    const list = new Intl.ListFormat(format.locale);
    const names = some.map(({ warehouse }) => warehouse.name);
    if (names.length <= maxNames) return list.format(names);
    return t.and(names.slice(0, maxNames).join(", "), format.number(names.length - maxNames));
  };
  const having = (verdict: WarehouseMonth["verdict"]) =>
    rows.filter((row) => row.verdict === verdict);
  const [worse, better] = [having("worse"), having("better").toReversed()];
  if (rows.length === 0) return t.none(name);
  if (worse.length > 0 && better.length > 0)
    return t.worseAndBetter(title, namesOf(worse), namesOf(better));
  if (worse.length > 0) return t.worse(title, namesOf(worse));
  if (better.length > 0) return t.better(title, namesOf(better));
  return having("as-usual").length > 0 ? t.same(title) : t.few(name);
}
