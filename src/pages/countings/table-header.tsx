import type { Counting } from "#contract/counting.ts";
import type { useAppTable } from "#table/app-table.ts";
import styles from "./counting-table.module.css";

/** The names of the columns; below 900 pixels, where rows explain themselves, for screen readers alone. */
export function TableHeader({ table }: { table: ReturnType<typeof useAppTable<Counting>> }) {
  return (
    <div role="rowgroup" className={styles.header}>
      {table.getHeaderGroups().map((group) => (
        <div key={group.id} role="row" aria-rowindex={1} className={styles.headerRow}>
          {group.headers.map((header) => (
            <div key={header.id} role="columnheader" data-column={header.column.id}>
              <table.FlexRender header={header} />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
