import { memo, useMemo } from "react";
import { add, decimalText, parseDecimal, zero } from "#domain/decimal.ts";
import type { GroupTotals } from "#domain/group-totals.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { GroupBars } from "./groups-bars.tsx";
import { lineColumns } from "./groups-columns.ts";
import { foldedBars, groupRows } from "./groups-lines.ts";
import { namedReasons } from "./groups-named.ts";
import { GroupTable } from "./groups-table.tsx";
import { useChartFacet } from "./overview-facets.ts";
import { Panel } from "./overview-panel.tsx";
import type { PanelProps } from "./overview-props.ts";
import styles from "./products-panel.module.css";

const parts = ["short", "over"] as const;

/** What the documented differences are put down to, by what they are worth. */
export const ReasonsPanel = memo(function ReasonsPanel({ aggregates, view }: PanelProps) {
  const messages = useMessages();
  const words = messages.overview.reasons;
  const format = useFormat();
  const { chosen, toggle } = useChartFacet("reason", view);
  const { totals, reasons } = aggregates;
  const { bars, table } = useMemo(() => {
    const how = { words: messages.overview, format };
    const named = namedReasons(reasons.groups, messages).sort(
      (one, other) => worth([other]) - worth([one]),
    );
    const tell = (of: readonly GroupTotals[]) => {
      const lines = of.reduce((sum, group) => sum + group.lines, 0);
      const figures = [format.number(lines), format.amount(String(worth(of)), 0)];
      const sizes = [sumOf(of, "lossValue"), sumOf(of, "gainValue")];
      return { sizes, figures, inWords: figures.join(", ") };
    };
    return {
      bars: foldedBars(named, reasons.others, how, tell, (group) => worth([group])),
      table: {
        rows: groupRows(named, reasons.others, how),
        columns: lineColumns(messages.overview.columns, format, null),
      },
    };
  }, [reasons, messages, format]);
  return (
    <Panel title={words.title} scope={words.scope}>
      {bars.length === 0 && <p className={styles.lead}>{words.none}</p>}
      <GroupBars
        label={words.title}
        heads={words.heads}
        rows={bars}
        parts={parts}
        chosen={chosen}
        onToggle={toggle}
      />
      <p className={styles.lead}>
        {words.undocumented(format.number(totals.undocumented), totals.undocumented)}
      </p>
      <GroupTable title={words.title} grouping="reason" group={words.group} table={table} />
    </Panel>
  );
});

/** The nearest number to an exact sum: enough for the length of a bar and an amount without decimals. */
function sumOf(
  groups: readonly GroupTotals[],
  what: "absoluteValue" | "lossValue" | "gainValue",
): number {
  const sum = groups.reduce((all, group) => add(all, parseDecimal(group[what])), zero);
  return Number(decimalText(sum));
}

function worth(groups: readonly GroupTotals[]): number {
  return sumOf(groups, "absoluteValue");
}
