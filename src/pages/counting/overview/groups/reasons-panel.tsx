import { memo, useMemo } from "react";
import { CostsHidden } from "#components/access/costs-hidden.tsx";
import { sumOfTexts } from "#domain/decimal/decimal.ts";
import type { GroupTotals } from "#domain/groups/group-totals.ts";
import { useIsHidden } from "#hooks/use-is-hidden.ts";
import { useChartFacet } from "#pages/counting/filters/facets.ts";
import { FigureFilterButton } from "#pages/counting/filters/figure-filter-button.tsx";
import styles from "#pages/counting/overview/overview.module.css";
import { Panel } from "#pages/counting/overview/overview-panel.tsx";
import type { FoldablePanelProps } from "#pages/counting/overview/overview-props.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { groupColumns } from "./columns.ts";
import { GroupBars } from "./group-bars.tsx";
import { namedReasons } from "./group-names.ts";
import { groupBars, groupRows } from "./group-rows.ts";
import { GroupTable } from "./group-table.tsx";

const parts = ["short", "over"] as const;
const undocumented = { documented: ["no"] };

/** Reasons of documented differences, by their value. */
export const ReasonsPanel = memo(function ReasonsPanel({
  aggregates,
  search,
  isFolded,
}: FoldablePanelProps) {
  const messages = useMessages("overview");
  const t = messages.overview.reasons;
  const format = useFormat();
  const costsHidden = useIsHidden("costs");
  const { chosen, toggle } = useChartFacet("reason", search);
  const { totals, reasons } = aggregates;
  const { bars, table } = useMemo(() => {
    const context = { t: messages.overview, format };
    const named = namedReasons(reasons.groups, messages).sort(
      (one, other) => weight([other]) - weight([one]),
    );
    const contentOf = (of: readonly GroupTotals[]) => {
      const lines = of.reduce((sum, group) => sum + group.lines, 0);
      const value = sumOf(of, "absoluteValue");
      const figures = [
        format.number(lines),
        format.amount(value === null ? null : String(value), 0),
      ];
      return { sizes: weights(of), figures };
    };
    return {
      bars: groupBars(named, reasons.others, {
        context,
        contentOf,
        order: (one, other) => weight([other]) - weight([one]),
      }),
      table: {
        rows: groupRows(named, reasons.others, context),
        columns: groupColumns(messages.overview.columns, format, null),
      },
    };
  }, [reasons, messages, format]);
  return (
    <Panel title={t.title} scope={costsHidden ? t.scopeWithoutCosts : t.scope} isFolded={isFolded}>
      {bars.length === 0 && <p className={styles.lead}>{t.none}</p>}
      <GroupBars
        label={t.title}
        heads={t.heads}
        rows={bars}
        parts={parts}
        chosen={chosen}
        onToggle={toggle}
      />
      {costsHidden && <CostsHidden />}
      <p className={styles.lead}>
        <FigureFilterButton
          facets={undocumented}
          name={t.without}
          lines={totals.undocumented}
          search={search}
        >
          {t.undocumented(format.number(totals.undocumented), totals.undocumented)}
        </FigureFilterButton>
      </p>
      <GroupTable title={t.title} grouping="reason" group={t.group} table={table} />
    </Panel>
  );
});

/**
 * The nearest number to an exact sum, for the length of a bar and an amount without decimals; `null` where costs are
 * hidden.
 */
function sumOf(
  groups: readonly GroupTotals[],
  what: "absoluteValue" | "lossValue" | "gainValue",
): number | null {
  const sum = sumOfTexts(groups.map((group) => group[what]));
  return sum === null ? null : Number(sum);
}

/** The length of a bar: the value of differences, or their number where costs are hidden. */
function weight(groups: readonly GroupTotals[]): number {
  const lines = groups.reduce((sum, { discrepancies }) => sum + discrepancies, 0);
  return sumOf(groups, "absoluteValue") ?? lines;
}

function weights(groups: readonly GroupTotals[]): readonly [number, number] {
  const [short, over] = [sumOf(groups, "lossValue"), sumOf(groups, "gainValue")];
  if (short !== null && over !== null) return [short, over];
  const count = (what: "short" | "over") => groups.reduce((sum, group) => sum + group[what], 0);
  return [count("short"), count("over")];
}
