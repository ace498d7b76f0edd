import styles from "./column-width.module.css";
import { ColumnWidth } from "./column-width.tsx";

/** The widths of a grid's columns, each as a slider. */
export function ColumnWidths<Column extends string>({
  grid,
  columns,
  titleOf,
}: {
  /** Name of the grid. */
  grid: string;
  columns: readonly Column[];
  titleOf: (column: Column) => string;
}) {
  return (
    <ul className={styles.widths}>
      {columns.map((column) => (
        <li key={column}>
          <span>{titleOf(column)}</span>
          <ColumnWidth grid={grid} column={column} title={titleOf(column)} />
        </li>
      ))}
    </ul>
  );
}
