import { type TableContent, tableContent } from "#components/export/exported-table.ts";
import { parseDecimal } from "#domain/decimal/decimal.ts";
import type { ShownFigure } from "#figures/figures.ts";
import type { Messages } from "#messages/en/catalogue.ts";

interface CostRow {
  readonly name: string;
  readonly units: Pick<ShownFigure, "value">;
  readonly value: Pick<ShownFigure, "value">;
}

/** The variance in units and at cost for a spreadsheet. */
export function costContent(
  rows: readonly CostRow[],
  t: Messages["overview"]["cost"],
): TableContent {
  const exact = ({ value }: Pick<ShownFigure, "value">) =>
    value === null ? null : parseDecimal(String(value));
  return tableContent(
    [
      { title: t.kind, value: ({ name }) => name },
      { title: t.units, value: ({ units }) => exact(units) },
      { title: t.value, value: ({ value }) => exact(value) },
    ],
    rows,
  );
}
