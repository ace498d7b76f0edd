import type { LineField } from "#lines/line-field.ts";
import { isLineField } from "#lines/line-fields.ts";
import { usualFields } from "#lines/line-row.ts";

/** The columns named, each once, in their order; `null` where none is known, or they are the usual ones. */
export function parseColumns(text: string | null): readonly LineField[] | null {
  const columns = [...new Set(text?.split(","))].filter(isLineField);
  return columns.length === 0 || columns.join() === usualFields.join() ? null : columns;
}

export function writeColumns(columns: readonly LineField[] | null): string {
  return parseColumns((columns ?? []).join(","))?.join(",") ?? "";
}
