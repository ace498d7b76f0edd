import type { ReactNode } from "react";
import type { LineField } from "#lines/line-fields.ts";
import { FieldCell, kindOf } from "#pages/counting/lines/columns.tsx";
import { useMessages } from "#ui/locale.tsx";
import { longFields } from "./field-groups.ts";
import type { FullRow } from "./row.ts";

/** A field with its name, rendered as in the grid. */
export function LineDrawerField({
  field,
  row,
  children,
}: {
  field: LineField;
  row: FullRow;
  /** Shown after the value. */
  children?: ReactNode;
}) {
  const { lines: t, lineFields: titles } = useMessages("all");
  return (
    <div data-long={longFields.has(field) || undefined}>
      <dt>{t.inFull[field] ?? titles[field]}</dt>
      <dd data-field={field} data-kind={kindOf(field)}>
        <FieldCell field={field} line={row} value={row[field]} />
        {children}
      </dd>
    </div>
  );
}

/** A field without its name, where its place says what it is. */
export function LineDrawerValue({ field, row }: { field: LineField; row: FullRow }) {
  return (
    <span data-field={field} data-kind={kindOf(field)}>
      <FieldCell field={field} line={row} value={row[field]} />
    </span>
  );
}
