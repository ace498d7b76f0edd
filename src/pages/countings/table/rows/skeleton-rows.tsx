import { countingsSearch } from "#pages/countings/search.ts";
import { useVisibleColumns } from "#pages/countings/table/columns/use-visible-columns.ts";
import { isNumber } from "#pages/countings/table/columns/visible-columns.ts";
import styles from "#pages/countings/table/counting-table.module.css";
import { useSearch } from "#search-params/use-search.ts";
import { Skeleton } from "#ui/skeleton.tsx";
import { rowHeights } from "./row-heights.ts";

/** Placeholder rows with the columns and heights of real ones. */
export function SkeletonRows({ count }: { count: number }) {
  const { columns, tracks } = useVisibleColumns(useSearch(countingsSearch)[0].columns);
  return (
    <div aria-hidden="true" className={styles.columns} style={{ "--columns": tracks }}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all alike, and never reordered
        <div key={index} className={styles.row} data-skeleton>
          {columns.map((column) => (
            <div
              key={column.id}
              data-column={column.id}
              data-number={isNumber(column) || undefined}
            >
              {(column.skeleton ?? [40]).map((width, line) => (
                <Skeleton key={width} width={width} height={line === 0 ? 10 : 8} />
              ))}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

/** Enough rows to fill a window, so that what follows does not move when the countings arrive. */
export function rowsOfWindow(): number {
  return Math.ceil(window.innerHeight / rowHeights.wide);
}
