import type { Messages } from "#messages/en/catalogue.ts";
import { useMessages } from "#ui/locale.tsx";

/** A column's name in the viewer's language. */
export function ColumnTitle({ name }: { name: keyof Messages["lines"]["columns"] }) {
  return useMessages().lines.columns[name];
}
