import type { LineField } from "#lines/line-field.ts";

/** The kind of a field's values decides how a cell renders and aligns them, and its width. */
export type ColumnKind =
  | "state"
  | "code"
  | "text"
  | "class"
  | "number"
  | "difference"
  | "amount"
  | "value"
  | "moment";

const texts: ReadonlySet<string> = new Set<LineField>([
  "product.description",
  "product.warehouse.name",
  "assignedUser.username",
  "documentation.body",
  "documentation.reason.name",
  "documentation.user.username",
  "incident.body",
  "incident.type.name",
]);

const amounts: ReadonlySet<string> = new Set<LineField>([
  "costPrice",
  "product.costPrice",
  "product.metrics.valueTotal",
  "product.metrics.priceMonth",
  "product.metrics.price6Mo",
  "product.metrics.priceYear",
  "absolute-value",
]);

/** By the API's field name; a field that is not listed is a number. */
function find(field: string): ColumnKind {
  if (field === "state" || field === "value") return field;
  if (field === "difference" || field === "prevDifference") return "difference";
  if (texts.has(field)) return "text";
  if (amounts.has(field)) return "amount";
  if (/abc$/i.test(field)) return "class";
  if (field.endsWith("At")) return "moment";
  return /(^|\.)(id|code)$/.test(field) ? "code" : "number";
}

const found = new Map<string, ColumnKind>();

/** @param field path of a line's field, or name of a figure */
export function kindOf(field: string): ColumnKind {
  const kind = found.get(field) ?? find(field);
  found.set(field, kind);
  return kind;
}
