import { shareOf } from "#domain/decimal/ratio.ts";
import type { GroupTotals } from "#domain/groups/group-totals.ts";
import { type GroupFigureName, groupFigures } from "#figures/of-lines.ts";
import type { Format } from "#format/format.ts";
import { noAnswer } from "#format/numbers.ts";
import type { FigureName } from "#messages/en/definitions.ts";
import type { OverviewMessages } from "#messages/languages.ts";

/** A column of a table of groups. */
export interface GroupColumn<Row> {
  /** Name of the column in a grid; without one it is only in the table. */
  readonly name?: string;
  readonly head: string;
  readonly figure?: FigureName;
  /** Whether its values are instants in ISO 8601. */
  readonly isInstant?: true;
  /** Machine-readable: a number, or an exact decimal in plain notation; `null` is no answer. */
  readonly value: (row: Row) => number | string | null;
  readonly text: (row: Row) => string;
  /** Whether it reveals a cost, so that viewers without costs get no answers. */
  readonly isCost?: boolean | undefined;
}

/** The columns without the answers that reveal a cost. */
export function withoutCosts<Row>(
  columns: readonly GroupColumn<Row>[],
): readonly GroupColumn<Row>[] {
  return columns.map((column) =>
    column.isCost ? { ...column, value: () => null, text: () => noAnswer } : column,
  );
}

/**
 * The columns of any group of lines.
 * @param whole total of all groups, for shares; `null` leaves the shares out
 */
export function groupColumns(
  t: OverviewMessages["overview"]["columns"],
  format: Format,
  whole: Pick<GroupTotals, "lines" | "expectedValue"> | null,
): readonly GroupColumn<GroupTotals>[] {
  const column = (name: string, head: string, figure: GroupFigureName) => {
    const { value, text, isCost } = groupFigures[figure];
    return {
      name,
      head,
      figure,
      isCost,
      value,
      text: (row: GroupTotals) => text(row, format, 2),
    };
  };
  const share = (head: string, of: (row: GroupTotals) => number | null) => ({
    head,
    value: of,
    text: (row: GroupTotals) => format.share(of(row)),
  });
  return [
    column("lines", t.lines, "lines-total"),
    column("counted", t.counted, "lines-counted"),
    column("left", t.left, "lines-left"),
    column("discrepancies", t.discrepancies, "lines-discrepancies"),
    column("accuracy", t.accuracy, "accuracy"),
    column("tolerance", t.tolerance, "accuracy-tolerance"),
    {
      name: "behind",
      head: t.behind,
      value: (row) => row.knownDifferences,
      text: (row) => format.number(row.knownDifferences),
    },
    column("net-value", t.netValue, "net-value"),
    column("absolute-value", t.absoluteValue, "absolute-value"),
    column("value-at-risk", t.valueAtRisk, "value-at-risk"),
    ...(whole
      ? [
          share(t.shareOfLines, (row) => (whole.lines === 0 ? null : row.lines / whole.lines)),
          {
            ...share(t.shareOfValue, (row) => shareOf(row.expectedValue, whole.expectedValue)),
            isCost: true,
          },
        ]
      : []),
  ];
}
