import type { Warehouse } from "#contract/counting.ts";
import { historyPath } from "#contract/history/parameters.ts";
import { useSettings } from "#hooks/use-settings.ts";
import type { UpdateSearch } from "#search-params/use-search.ts";
import { historyMessages } from "#slices/history/messages.ts";
import { addMonths, monthsUpTo } from "#slices/history/months.ts";
import type { HistorySearch } from "#slices/history/search.ts";
import { type Question, useQuestion } from "#slices/history/use-history.ts";
import { AttentionGlyph } from "#ui/attention-glyph.tsx";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { accuracyChange } from "./accuracy.ts";
import { AccuracyPanel } from "./accuracy-panel.tsx";
import { ComparePanel } from "./compare-panel.tsx";
import { CoveragePanel } from "./coverage-panel.tsx";
import { OffendersPanel } from "./offenders-panel.tsx";
import styles from "./panels.module.css";

/** One warehouse line by line: what its month says, and four panels. */
export function WarehouseSection({
  warehouse,
  warehouses,
  month,
  search,
  onChange,
  version,
  now,
}: {
  warehouse: Warehouse;
  /** All that can be chosen. */
  warehouses: readonly Warehouse[];
  month: string;
  search: HistorySearch;
  onChange: UpdateSearch<HistorySearch>;
  version: string | null;
  /** Milliseconds since 1970. */
  now: number;
}) {
  const t = useMessages(historyMessages).section;
  const { warehouseBy } = useSettings();
  const identifier = String(warehouse[warehouseBy]);
  const months = monthsUpTo(month, 13);
  const period = { warehouse: identifier, from: months[0], to: month };
  const counts = useQuestion(
    "countings",
    {
      warehouse: identifier,
      from: addMonths(month, -Number(search.against)),
      to: month,
      limit: "1000",
    },
    version,
  );
  const byClass = useQuestion("accuracy", { ...period, by: "class" }, version);
  return (
    <section id="lines" className={styles.section} aria-labelledby="lines-title">
      <header className={styles.head}>
        <Conclusion
          warehouse={warehouse.name}
          counts={counts}
          byClass={byClass}
          month={month}
          against={Number(search.against)}
        />
        {warehouses.length > 1 && (
          <select
            aria-label={t.other}
            value={identifier}
            onChange={({ target: { value } }) => onChange({ warehouse: value, zone: "" })}
          >
            {warehouses
              .toSorted((one, other) => one.name.localeCompare(other.name))
              .map((one) => (
                <option key={one.id} value={String(one[warehouseBy])}>
                  {one.name} {one.code}
                </option>
              ))}
          </select>
        )}
        <p>{t.basis}</p>
      </header>
      <div className={styles.grid}>
        <AccuracyPanel
          question={byClass}
          parquet={historyPath("accuracy", { ...period, by: "class", format: "parquet" })}
          months={months}
          warehouse={warehouse}
        />
        <OffendersPanel
          search={search}
          onChange={onChange}
          warehouse={identifier}
          code={warehouse.code}
          version={version}
          now={now}
        />
        <CoveragePanel
          wanted={search.zone}
          warehouse={identifier}
          code={warehouse.code}
          version={version}
        />
        <ComparePanel key={identifier} warehouse={identifier} version={version} />
      </div>
    </section>
  );
}

/** What the month says about a warehouse, and which class is why. */
function Conclusion({
  warehouse,
  counts,
  byClass,
  month,
  against,
}: {
  warehouse: string;
  counts: Question<"countings">;
  byClass: Question<"accuracy">;
  month: string;
  against: number;
}) {
  const t = useMessages(historyMessages).section;
  const format = useFormat();
  const change =
    counts.answer &&
    byClass.answer &&
    accuracyChange(
      { counts: counts.answer.rows, byClass: byClass.answer.rows },
      month,
      monthsUpTo(addMonths(month, -1), against),
    );
  const sentence = () => {
    if (!change) return warehouse;
    const [now, usual] = [format.share(change.now), format.share(change.usual)];
    switch (change.verdict) {
      case "too-few":
        return t.few(warehouse, format.number(change.counts), format.number(change.earlier));
      case "as-usual":
        return t.same(warehouse, now);
      case "better":
        return t.rose(warehouse, now, usual);
      default: {
        const { cause } = change;
        if (cause === undefined) return t.fell(warehouse, now, usual);
        return t.fellBy(warehouse, now, usual, cause === null ? t.noClass : t.class(cause));
      }
    }
  };
  return (
    <h2 id="lines-title">
      <AttentionGlyph
        attention={change?.verdict === "worse" ? "warning" : null}
        className={styles.glyph}
      />
      {sentence()}
    </h2>
  );
}
