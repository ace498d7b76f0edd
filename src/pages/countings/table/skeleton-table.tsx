import { useState } from "react";
import { countingsSearch } from "#pages/countings/search.ts";
import { useSearch } from "#search-params/use-search.ts";
import { useIsLong } from "#ui/hooks/use-is-long.ts";
import { useMessages } from "#ui/locale.tsx";
import { useVisibleColumns } from "./columns/use-visible-columns.ts";
import styles from "./counting-table.module.css";
import { rowsOfWindow, SkeletonRows } from "./rows/skeleton-rows.tsx";
import { TableHeader } from "./table-header.tsx";

/** The table before its first rows; blank until loading takes noticeably long. */
export function SkeletonTable() {
  return useIsLong(true, 150) ? <Skeletons /> : <div className={styles.blank} />;
}

function Skeletons() {
  const { title } = useMessages("common").countings;
  const [{ sort, columns: chosen }, update] = useSearch(countingsSearch);
  const { columns, tracks } = useVisibleColumns(chosen);
  const [count] = useState(rowsOfWindow);
  const heads = columns.map((column) => {
    const { id } = column;
    const by = sort.find(({ field }) => field === id);
    // Until there are rows, a click sorts by one column alone.
    const next = by?.descending ? [] : [{ field: id, descending: by !== undefined }];
    return { id, column, onClick: () => update({ sort: next }, { replace: true }) };
  });
  return (
    <div
      role="grid"
      aria-label={title}
      aria-busy="true"
      className={styles.columns}
      style={{ "--columns": tracks }}
    >
      <TableHeader heads={heads} sort={sort} />
      <SkeletonRows count={count} />
    </div>
  );
}
