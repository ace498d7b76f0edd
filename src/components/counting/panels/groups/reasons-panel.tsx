import { memo, useMemo } from "react";
import { CostsHidden } from "#components/access/costs-hidden.tsx";
import { useChartFacet } from "#components/counting/filters/facets.ts";
import styles from "#components/counting/panels/overview.module.css";
import { Panel } from "#components/counting/panels/overview-panel.tsx";
import type { FoldablePanelProps } from "#components/counting/panels/overview-props.ts";
import { sumOfTexts } from "#domain/decimal/decimal.ts";
import type { GroupTotals } from "#domain/groups/group-totals.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { groupColumns } from "./columns.ts";
import { GroupBars } from "./group-bars.tsx";
import { namedReasons } from "./group-names.ts";
import { groupBars, groupRows } from "./group-rows.ts";
import { GroupTable } from "./group-table.tsx";
import { useGroupContext } from "./use-group-context.ts";

const parts = ["short", "over"] as const;

/** Reasons of documented differences, by their value. */
export const ReasonsPanel = memo(function ReasonsPanel({
  aggregates,
  search,
  isFolded,
}: FoldablePanelProps) {
  const messages = useMessages("overview");
  const t = messages.overview.reasons;
  const format = useFormat();
  const { chosen, toggle } = useChartFacet("reason", search);
  const { reasons } = aggregates;
  const isByValue = reasons.groups.some(({ absoluteValue }) => Number(absoluteValue) > 0);
  const groupContext = useGroupContext();
  const { bars, table } = useMemo(() => {
    const context = { t: messages.overview, format };
    const { weight, weights } = isByValue ? byValue : byLines;
    const named = namedReasons(reasons.groups, messages).sort(
      (one, other) => weight([other]) - weight([one]),
    );
    const contentOf = (of: readonly GroupTotals[]) => {
      const value = sumOf(of, "absoluteValue");
      const lines = of.reduce((sum, group) => sum + group.lines, 0);
      const figures = [
        isByValue ? format.amount(value === null ? null : String(value), 0) : format.number(lines),
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
        columns: groupColumns,
        context: groupContext,
      },
    };
  }, [reasons, isByValue, messages, format, groupContext]);
  return (
    <Panel
      title={t.title}
      isFolded={isFolded}
      menu={<GroupTable title={t.title} grouping="reason" group={t.group} table={table} />}
    >
      {bars.length === 0 && <p className={styles.lead}>{t.none}</p>}
      {bars.length > 0 && (
        <GroupBars
          label={t.title}
          heads={[isByValue ? messages.overview.cost.value : messages.overview.columns.lines]}
          rows={bars}
          parts={parts}
          chosen={chosen}
          onToggle={toggle}
        />
      )}
      <CostsHidden />
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

/** What bars measure, whole and by side. */
interface Measure {
  readonly weight: (groups: readonly GroupTotals[]) => number;
  readonly weights: (groups: readonly GroupTotals[]) => readonly [short: number, over: number];
}

const byValue: Measure = {
  weight: (groups) => sumOf(groups, "absoluteValue") ?? 0,
  weights: (groups) => [sumOf(groups, "lossValue") ?? 0, sumOf(groups, "gainValue") ?? 0],
};

/** Where costs are hidden, or all 0. */
const byLines: Measure = {
  weight: (groups) => countOf(groups, "discrepancies"),
  weights: (groups) => [countOf(groups, "short"), countOf(groups, "over")],
};

function countOf(groups: readonly GroupTotals[], what: "discrepancies" | "short" | "over"): number {
  return groups.reduce((sum, group) => sum + group[what], 0);
}
