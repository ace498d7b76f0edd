import type { ReactNode } from "react";
import type { ListColumn } from "#pages/countings/table/columns/table-model.ts";
import { isHidden, shownValue, textOf } from "#table/entries/columns.ts";
import { Figure } from "#ui/figure.tsx";
import styles from "./count-cells.module.css";
import type { RowValues } from "./row-context.ts";

/** The cell of a column: its own, or its value, with the unit where no header says it. */
export function listCell(column: ListColumn, row: RowValues): ReactNode {
  if (column.cell && !isHidden(column, row)) return column.cell(row, row);
  const { figure, unit } = column;
  const text = textOf(column, row, { ...row, today: row.clock });
  return (
    <>
      {figure ? (
        <Figure name={figure} value={shownValue(column, row, row)} className={styles.count}>
          {text}
        </Figure>
      ) : (
        <span className={styles.count}>{text}</span>
      )}
      {unit && row.isNarrow && <span className={styles.unit}> {unit(row.t)}</span>}
    </>
  );
}
