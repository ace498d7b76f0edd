import type { LineField } from "#lines/line-field.ts";
import { useMessages } from "#ui/locale.tsx";

export function ColumnTitle({ field }: { field: LineField }) {
  return useMessages("counting").lineFields[field];
}
