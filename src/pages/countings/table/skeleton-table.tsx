import { useState } from "react";
import { countingsSearch } from "#pages/countings/search.ts";
import { useSearch } from "#search-params/use-search.ts";
import { useIsLong } from "#ui/hooks/use-is-long.ts";
import { useMessages } from "#ui/locale.tsx";
import styles from "./counting-table.module.css";
import { rowsOfWindow, SkeletonRows } from "./skeleton-rows.tsx";
import { TableHeader } from "./table-header.tsx";
import type { ListRow } from "./table-model.ts";
import { useListTable } from "./use-list-table.ts";

const noRows: readonly ListRow[] = [];

/** The table before its first rows; blank until loading takes noticeably long. */
export function SkeletonTable() {
  return useIsLong(true, 150) ? <Skeletons /> : <div className={styles.blank} />;
}

function Skeletons() {
  const t = useMessages("first").countingTable;
  const [{ sort }] = useSearch(countingsSearch);
  const { table, tracks } = useListTable(noRows);
  const [count] = useState(rowsOfWindow);
  return (
    <div
      role="table"
      aria-label={t.all}
      aria-busy="true"
      className={styles.columns}
      style={{ "--columns": tracks }}
    >
      <TableHeader headers={table.getFlatHeaders()} sort={sort} />
      <SkeletonRows count={count} />
    </div>
  );
}
