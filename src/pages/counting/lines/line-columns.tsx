import { use } from "react";
import type { LineField } from "#lines/line-field.ts";
import { createAppColumnHelper } from "#table/app-table.ts";
import { ColumnTitle } from "./column-title.tsx";
import { cellOf } from "./line-cells.tsx";
import { LineLinkContext } from "./line-link-context.ts";
import styles from "./lines-grid.module.css";
import type { PlacedLine } from "./use-line-window.ts";

const helper = createAppColumnHelper<PlacedLine>();

/**
 * A column shows one field of a line; its id is the field's path, in the address and in `data-column`. What was
 * not asked of the line is on its way, and not "no answer".
 */
function columnOf(field: LineField, isLink: boolean) {
  const Cell = cellOf(field);
  return helper.accessor(({ line }) => line[field], {
    id: field,
    header: () => <ColumnTitle field={field} />,
    cell: ({ row, getValue }) => {
      const value = getValue();
      if (value === undefined) return null;
      const { line } = row.original;
      const cell = <Cell line={line} value={value} />;
      return isLink ? <LineLink id={line.id}>{cell}</LineLink> : cell;
    },
  });
}

/** The address of a line, for whoever copies it or opens it elsewhere; keys go by the row. */
function LineLink({ id, children }: { id: number; children: React.ReactNode }) {
  const prefix = use(LineLinkContext);
  return (
    <a className={styles.link} href={`${prefix}${encodeURIComponent(id)}`} tabIndex={-1}>
      {children}
    </a>
  );
}

const plain = new Map<LineField, ReturnType<typeof columnOf>>();
const linked = new Map<LineField, ReturnType<typeof columnOf>>();

/** The columns of the fields, in their order; the SKU is a link, or where it is not shown the first column. */
export function lineColumns(fields: readonly LineField[]) {
  const link = fields.includes("product.code") ? "product.code" : fields[0];
  return helper.columns(
    fields.map((field) => {
      const isLink = field === link;
      const made = isLink ? linked : plain;
      const column = made.get(field) ?? columnOf(field, isLink);
      made.set(field, column);
      return column;
    }),
  );
}
