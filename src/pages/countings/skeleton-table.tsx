import { useState } from "react";
import type { Counting } from "#contract/counting.ts";
import { useAppTable } from "#table/app-table.ts";
import { useMessages } from "#ui/locale.tsx";
import { countingColumns } from "./columns.tsx";
import styles from "./counting-table.module.css";
import { rowsOfWindow, SkeletonRows } from "./skeleton-rows.tsx";
import { TableHeader } from "./table-header.tsx";

const noCountings: readonly Counting[] = [];

/** The table before its first rows. */
export function SkeletonTable() {
  const words = useMessages().countings;
  const table = useAppTable({ columns: countingColumns, data: noCountings });
  const [count] = useState(rowsOfWindow);
  return (
    <div role="table" aria-label={words.title} aria-busy="true" className={styles.columns}>
      <TableHeader table={table} />
      <SkeletonRows count={count} />
    </div>
  );
}
