import type { ReactNode } from "react";
import { cellOf } from "./cell-of.tsx";
import { alignmentOf, type Columns, type TableContext } from "./columns.ts";
import { pageColumns } from "./places.ts";

type RowAttributes = Readonly<Record<`data-${string}`, string | boolean | undefined>> & {
  readonly id?: string;
};

/** A table without state, of the columns that the page has. */
export function PlainTable<Row, Context extends TableContext, Name extends string>({
  label,
  columns,
  context,
  rows,
  keyOf,
  rowName,
  descendingBy,
  attributesOf,
  actions,
  hasHeads = true,
  ...attributes
}: {
  label: string;
  columns: Columns<Row, Context, Name>;
  context: Context;
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
  /** The column whose cell names its row. */
  rowName?: Name;
  /** The column by which the rows are sorted, the largest value first. */
  descendingBy?: Name;
  /** Attributes of a row, for styles and links. */
  attributesOf?: (row: Row) => RowAttributes;
  /** A last column of buttons, and its name for screen readers. */
  actions?: { readonly title: string; readonly of: (row: Row) => ReactNode };
  hasHeads?: boolean;
  className?: string | undefined;
  /** For styles. */
  "data-kind"?: string;
}) {
  const shown = pageColumns(columns).map(
    ([name, column]) => [name, column, column.title(context)] as const,
  );
  return (
    <table aria-label={label} {...attributes}>
      {hasHeads && (
        <thead>
          <tr>
            {shown.map(([name, column, title]) => (
              <th
                key={name}
                scope="col"
                aria-sort={name === descendingBy ? "descending" : undefined}
                data-column={name}
                data-align={alignmentOf(column)}
              >
                {column.head?.(context) ?? title}
              </th>
            ))}
            {actions && (
              <th scope="col">
                <span className="visually-hidden">{actions.title}</span>
              </th>
            )}
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)} {...attributesOf?.(row)}>
            {shown.map(([name, column, title]) => {
              const content = cellOf(column, row, context);
              return name === rowName ? (
                <th key={name} scope="row">
                  {content}
                </th>
              ) : (
                <td
                  key={name}
                  data-column={name}
                  data-align={alignmentOf(column)}
                  // Shown where rows are blocks without headers.
                  data-label={title}
                >
                  {content}
                </td>
              );
            })}
            {actions && <td>{actions.of(row)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
