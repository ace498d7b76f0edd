import type { LineField } from "#lines/line-fields.ts";
import type { LineSort } from "#lines/line-query.ts";
import type { CountingMessages } from "#messages/languages.ts";
import type { NamedOrder } from "#table/sort/named-order.ts";

type LineWords = CountingMessages["lines"];

/** The orders of lines by value: by size either way, or from one side to the other. */
const sorts = {
  largest: { field: "absolute-value", descending: true },
  short: { field: "value", descending: false },
  over: { field: "value", descending: true },
} as const satisfies Readonly<Record<string, LineSort>>;

const names = Object.keys(sorts) as readonly (keyof typeof sorts)[];

/** The orders that the header of the value offers. */
export function valueOrders({ valueOrders: t }: LineWords): readonly NamedOrder[] {
  return names.map((name) => ({
    id: sorts[name].field,
    desc: sorts[name].descending,
    label: t[name],
    title: t.named(t[name]),
  }));
}

/** The full name of a column's order; `undefined` if its title is enough. */
export function valueOrder(
  field: LineField,
  descending: boolean,
  { valueOrders: t }: LineWords,
): string | undefined {
  if (field === "absolute-value") return t.named(descending ? t.largest : t.smallest);
  return field === "value" ? t.named(descending ? t.over : t.short) : undefined;
}
