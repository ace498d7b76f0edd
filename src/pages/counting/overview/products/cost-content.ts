import { type TableContent, tableContent } from "#components/export/exported-table.ts";
import { parseDecimal } from "#domain/decimal/decimal.ts";
import type { GroupTotals } from "#domain/groups/group-totals.ts";
import type { Messages } from "#messages/en/catalogue.ts";

type Totals = Pick<
  GroupTotals,
  | "netUnits"
  | "absoluteUnits"
  | "gainUnits"
  | "lossUnits"
  | "netValue"
  | "absoluteValue"
  | "gainValue"
  | "lossValue"
>;

/** The variance in units and at cost for a spreadsheet. */
export function costContent(totals: Totals, t: Messages["overview"]["cost"]): TableContent {
  const exact = (value: string | null) => (value === null ? null : parseDecimal(value));
  const row = (name: string, units: string | null, value: string | null) =>
    [name, exact(units), exact(value)] as const;
  return tableContent(
    [
      { title: t.kind, value: ([name]) => name },
      { title: t.units, value: ([, units]) => units },
      { title: t.value, value: ([, , value]) => value },
    ],
    [
      row(t.net, totals.netUnits, totals.netValue),
      row(t.absolute, totals.absoluteUnits, totals.absoluteValue),
      row(t.gains, totals.gainUnits, totals.gainValue),
      row(t.losses, totals.lossUnits, totals.lossValue),
    ],
  );
}
