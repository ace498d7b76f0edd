import { shareOf } from "#domain/decimal/ratio.ts";
import type { GroupTotals } from "#domain/groups/group-totals.ts";
import { type GroupFigureName, groupFigures } from "#figures/of-lines.ts";
import type { OverviewMessages } from "#messages/languages.ts";
import { type Column, type TableContext, tableOf } from "#table/entries/columns.ts";
import type { wholeOf } from "./group-rows.ts";

/** What the columns of groups are read with. */
export interface GroupContext extends TableContext {
  readonly overview: OverviewMessages["overview"];
  /** Total of all groups, for shares; `null` where they are not shown. */
  readonly whole: ReturnType<typeof wholeOf> | null;
}

const head =
  (name: keyof OverviewMessages["overview"]["columns"]) =>
  ({ overview }: GroupContext) =>
    overview.columns[name];

function figureColumn(
  title: Parameters<typeof head>[0],
  figure: GroupFigureName,
): Column<GroupTotals, GroupContext> {
  const { kind, value, isCost } = groupFigures[figure];
  return { kind, title: head(title), value, figure, isCost };
}

/** The columns of any group of lines. */
export const groupColumns = tableOf<GroupTotals, GroupContext>()((column) => ({
  lines: figureColumn("lines", "lines-total"),
  counted: figureColumn("counted", "lines-counted"),
  left: figureColumn("left", "lines-left"),
  discrepancies: figureColumn("discrepancies", "lines-discrepancies"),
  accuracy: figureColumn("accuracy", "accuracy"),
  tolerance: figureColumn("tolerance", "accuracy-tolerance"),
  behind: column.number(head("behind"), (of) => of.knownDifferences),
  "net-value": figureColumn("netValue", "net-value"),
  "absolute-value": figureColumn("absoluteValue", "absolute-value"),
  "value-at-risk": figureColumn("valueAtRisk", "value-at-risk"),
}));

/** The same, with each group's share of the whole. */
export const groupShareColumns = {
  ...groupColumns,
  ...tableOf<GroupTotals, GroupContext>()((column) => ({
    "share-of-lines": column.share(head("shareOfLines"), ({ lines }, { whole }) =>
      whole && whole.lines > 0 ? lines / whole.lines : null,
    ),
    "share-of-value": column.share(
      head("shareOfValue"),
      ({ expectedValue }, { whole }) => whole && shareOf(expectedValue, whole.expectedValue),
      { isCost: true },
    ),
  })),
};
