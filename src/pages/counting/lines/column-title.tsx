import type { LineField } from "#lines/line-field.ts";
import { useCountingMessages } from "#ui/locale.tsx";

export function ColumnTitle({ field }: { field: LineField }) {
  return useCountingMessages().lineFields[field];
}
