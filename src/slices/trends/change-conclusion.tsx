import { AttentionGlyph } from "#ui/attention-glyph.tsx";
import { useFormat, useWords } from "#ui/locale.tsx";
import styles from "./page.module.css";
import type { TrendChange } from "./trend-change.ts";
import type { TrendSeries } from "./trends.ts";
import { words } from "./words.ts";

/** Warehouses named; the others are counted. */
const maxNames = 4;

/** Which warehouses got worse or better this month. */
export function ChangeConclusion({
  series,
  changes,
}: {
  /** In the order in which they are named. */
  series: readonly TrendSeries[];
  changes: ReadonlyMap<TrendSeries, TrendChange>;
}) {
  const t = useWords(words).change;
  const format = useFormat();
  const having = (verdict: TrendChange["verdict"]) =>
    series.filter((one) => changes.get(one)?.verdict === verdict);
  const namesOf = (some: readonly TrendSeries[]) => {
    const names = some.slice(0, maxNames).map(({ warehouse }) => warehouse.name);
    const more = some.length - names.length;
    return [...names, ...(more > 0 ? [t.and(format.number(more))] : [])].join(", ");
  };
  const [worse, better, same] = [having("worse"), having("better"), having("as-usual")];
  const texts = [
    ...(worse.length > 0 ? [t.worse(namesOf(worse))] : []),
    ...(better.length > 0
      ? [(worse.length > 0 ? t.better : t.onlyBetter)(namesOf(better.toReversed()))]
      : []),
  ];
  if (texts.length === 0) texts.push(same.length > 0 ? t.none : t.few);
  return (
    <h2 className={styles.conclusion}>
      <AttentionGlyph attention={worse.length > 0 ? "warning" : null} className={styles.glyph} />
      {texts.join(". ")}.
    </h2>
  );
}
