import type { ReactNode } from "react";
import { Figure } from "#ui/figure.tsx";
import { type Column, isHidden, shownValue, type TableContext, textOf } from "./columns.ts";

/** The cell of a row: the column's own, or its text. */
export function cellOf<Row, Context extends TableContext>(
  column: Column<Row, Context>,
  row: Row,
  context: Context,
): ReactNode {
  const { figure, cell } = column;
  if (cell && !isHidden(column, context)) return cell(row, context);
  const text = textOf(column, row, context);
  if (!figure) return text;
  return (
    <Figure name={figure} value={shownValue(column, row, context)}>
      {text}
    </Figure>
  );
}
