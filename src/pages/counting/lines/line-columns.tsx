import type { LineField } from "#lines/line-field.ts";
import type { LineRow } from "#lines/line-row.ts";
import { createAppColumnHelper } from "#table/app-table.ts";
import { ColumnTitle } from "./column-title.tsx";

const helper = createAppColumnHelper<LineRow>();

/** A column shows one field of a line; its id is the field's path, in the address and in `data-column`. */
function columnOf(field: LineField) {
  return helper.accessor((line) => line[field], {
    id: field,
    header: () => <ColumnTitle field={field} />,
  });
}

const made = new Map<LineField, ReturnType<typeof columnOf>>();

/** The columns of the fields, in their order. */
export function lineColumns(fields: readonly LineField[]) {
  return helper.columns(
    fields.map((field) => {
      const column = made.get(field) ?? columnOf(field);
      made.set(field, column);
      return column;
    }),
  );
}
