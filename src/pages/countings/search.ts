import { countingStatuses } from "#domain/counting/status.ts";
import { columns, sorts, subset, text } from "#search-params/codecs.ts";
import { defineSearch, named, type SearchValues } from "#search-params/define-search.ts";
import { isMoment } from "#search-params/moment.ts";
import type { Sort } from "#table/sort/sorts.ts";
import { columnNames, defaultColumns } from "./table/columns/columns.tsx";
import type { ColumnName } from "./table/columns/table-model.ts";

/** A column that the loaded rows are sorted by. */
export type CountingSort = Sort<ColumnName>;

export const countingsSearch = defineSearch({
  /** The warehouse's identifier as written; "" means all, "0" is a warehouse. */
  warehouse: text(),
  /** A date (midnight in the page's zone) or an ISO instant; "" means any. */
  from: text(isMoment),
  to: text(isMoment),
  /** All of them must hold. */
  statuses: named("status", subset(countingStatuses)),
  /** Words to filter loaded rows by. */
  q: text(),
  sort: sorts(columnNames),
  /** The visible columns in table order; `null` for the default. */
  columns: columns(subset(columnNames), defaultColumns),
});

export type CountingsSearch = SearchValues<typeof countingsSearch>;
