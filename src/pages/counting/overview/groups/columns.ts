import { shareOf } from "#domain/decimal/ratio.ts";
import type { GroupTotals } from "#domain/groups/group-totals.ts";
import { accuracy, accuracyWithinTolerance } from "#domain/lines/accuracy.ts";
import type { Format } from "#format/format.ts";
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
  const count = (
    name: string,
    head: string,
    figure: FigureName,
    of: (row: GroupTotals) => number,
  ) => ({
    name,
    head,
    figure,
    value: of,
    text: (row: GroupTotals) => format.number(of(row)),
  });
  const share = (head: string, of: (row: GroupTotals) => number | null) => ({
    head,
    value: of,
    text: (row: GroupTotals) => format.share(of(row)),
  });
  return [
    count("lines", t.lines, "lines-total", (row) => row.lines),
    count("counted", t.counted, "lines-counted", (row) => row.counted),
    count("left", t.left, "lines-left", (row) => row.left),
    count("discrepancies", t.discrepancies, "lines-discrepancies", (row) => row.discrepancies),
    { name: "accuracy", ...share(t.accuracy, accuracy), figure: "accuracy" },
    {
      name: "tolerance",
      ...share(t.tolerance, accuracyWithinTolerance),
      figure: "accuracy-tolerance",
    },
    {
      name: "behind",
      head: t.behind,
      value: (row) => row.knownDifferences,
      text: (row) => format.number(row.knownDifferences),
    },
    {
      name: "net-value",
      head: t.netValue,
      figure: "net-value",
      value: (row) => row.netValue,
      text: (row) => format.signedAmount(row.netValue, 2),
    },
    {
      name: "absolute-value",
      head: t.absoluteValue,
      figure: "absolute-value",
      value: (row) => row.absoluteValue,
      text: (row) => format.amount(row.absoluteValue, 2),
    },
    {
      name: "value-at-risk",
      head: t.valueAtRisk,
      figure: "value-at-risk",
      value: (row) => row.leftValue,
      text: (row) => format.amount(row.leftValue, 2),
    },
    ...(whole
      ? [
          share(t.shareOfLines, (row) => (whole.lines === 0 ? null : row.lines / whole.lines)),
          share(t.shareOfValue, (row) => shareOf(row.expectedValue, whole.expectedValue)),
        ]
      : []),
  ];
}
