import type { LineField } from "#lines/line-field.ts";
import { useCountingMessages } from "#ui/locale.tsx";

/** A column's name in the viewer's language. */
export function ColumnTitle({ field }: { field: LineField }) {
  return useCountingMessages().lineFields[field];
}
