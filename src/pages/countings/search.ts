import { countingStatuses } from "#domain/counting/status.ts";
import { columns, sorts, subset, text } from "#search-params/codecs.ts";
import { defineSearch, named, type SearchValues } from "#search-params/define-search.ts";
import { isMoment } from "#search-params/moment.ts";
import type { Sort } from "#table/sorts.ts";
import { type ColumnName, columnNames, defaultColumns } from "./table/column-names.ts";

/** A column that the loaded rows are sorted by. */
export type CountingSort = Sort<ColumnName>;

/** What the address says of the list. */
export const countingsSearch = defineSearch({
  /** The warehouse's identifier as it was written; "" asks for all, "0" is one. */
  warehouse: text(),
  /** A date, which is midnight in the page's zone, or an ISO instant; "" asks for any. */
  from: text(isMoment),
  to: text(isMoment),
  /** All of them must hold. */
  statuses: named("status", subset(countingStatuses)),
  /** Words that the loaded rows are filtered by. */
  q: text(),
  sort: sorts(columnNames),
  /** The columns shown, in the table's order; `null` for the default ones. */
  columns: columns(subset(columnNames), defaultColumns),
});

export type CountingsSearch = SearchValues<typeof countingsSearch>;
