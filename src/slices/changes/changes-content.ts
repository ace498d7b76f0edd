import { type TableContent, tableContent } from "#components/export/exported-table.ts";
import { parseDecimal } from "#domain/decimal/decimal.ts";
import type { Changes } from "#domain/replay/changes.ts";
import type { Messages } from "#messages/en/catalogue.ts";
import type { Cell } from "#spreadsheet/sheet.ts";
import type { Words } from "./words.ts";

/** What changed, for a spreadsheet: one row of figures with their span. */
export function changesContent(
  changes: Changes,
  /** Milliseconds since 1970; without an end it is still running. */
  span: { readonly from: number; readonly to: number | null },
  t: Words,
  { listFilters, overview }: Messages,
): TableContent {
  const amount = (value: string | null): Cell => (value === null ? null : parseDecimal(value));
  return tableContent<Changes>(
    [
      { title: listFilters.from, isInstant: true, value: () => new Date(span.from) },
      {
        title: listFilters.to,
        isInstant: true,
        value: () => (span.to === null ? null : new Date(span.to)),
      },
      { title: t.counted, value: ({ counted }) => counted },
      { title: t.discrepancies, value: ({ discrepancies }) => discrepancies },
      { title: overview.columns.netValue, value: ({ netValue }) => amount(netValue) },
      {
        title: overview.columns.absoluteValue,
        value: ({ absoluteValue }) => amount(absoluteValue),
      },
      { title: overview.queues.undocumented, value: ({ undocumented }) => undocumented },
      { title: t.incidents, value: ({ incidents }) => incidents },
      { title: t.documented, value: ({ documented }) => documented },
    ],
    [changes],
  );
}
