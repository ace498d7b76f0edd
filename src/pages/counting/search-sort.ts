import { isLineField } from "#lines/line-fields.ts";
import type { LineSort } from "#lines/line-query.ts";

/** `-difference,product.code`: by difference descending, then by SKU. A field counts once; what is none is passed over. */
export function parseSort(text: string | null): LineSort[] {
  const sorts = new Map<string, LineSort>();
  for (const part of text?.split(",") ?? []) {
    const descending = part.startsWith("-");
    const field = part.slice(descending ? 1 : 0);
    if (isLineField(field) && !sorts.has(field)) sorts.set(field, { field, descending });
  }
  return [...sorts.values()];
}

export function writeSort(sorts: readonly LineSort[]): string {
  return sorts.map(({ field, descending }) => (descending ? `-${field}` : field)).join(",");
}
