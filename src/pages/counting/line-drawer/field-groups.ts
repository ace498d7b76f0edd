import { type LineField, lineFields } from "#lines/line-fields.ts";
import { groupOf, isInDrawer } from "#pages/counting/lines/columns.tsx";
import type { FullRow } from "./row.ts";

/** Fields at the top of the drawer in every line. */
const headFields = [
  "product.code",
  "product.description",
  "location.code",
  "state",
  "assignedUser.username",
] as const satisfies readonly LineField[];

export const chiefFields = [
  "expected",
  "countedStock",
  "difference",
  "value",
] as const satisfies readonly LineField[];

/** Fields above the folded ones where they have a value. */
const briefFields = [
  "lot.code",
  "finishedAt",
  "prevCountedStock",
  "prevDifference",
  "documentation.reason.name",
  "documentation.body",
  "documentation.user.username",
  "documentation.createdAt",
  "incident.type.name",
  "incident.body",
  "incident.createdAt",
] as const satisfies readonly LineField[];

/** The fields above the folded ones. A missing reason or type of incident is named there, too. */
export function fieldsAbove(row: FullRow): ReadonlySet<LineField> {
  return new Set<LineField>([
    ...headFields,
    ...chiefFields,
    ...briefFields.filter((field) => row[field] !== null),
    ...(row.undocumented ? (["documentation.reason.name"] as const) : []),
    ...(row.hasIncident ? (["incident.type.name"] as const) : []),
    // Of a line that is still open, since when.
    ...(row.finishedAt === null && row.startedAt !== null ? (["startedAt"] as const) : []),
  ]);
}

/** Groups of fields, in which some have a fixed position. */
const firstFields = {
  stock: [
    "productStock",
    "product.stock",
    "productLocationStock",
    "productLocation.stock",
    "lotStock",
    "lot.stock",
    "lotLocationStock",
    "lotLocation.stock",
  ],
  count: [
    "lot.code",
    "startedAt",
    "finishedAt",
    "prevCountedStock",
    "prevDifference",
    "updatedAt",
    "costPrice",
    "index",
  ],
  product: [],
  documentation: [
    "documentation.reason.name",
    "documentation.stock",
    "documentation.user.username",
    "documentation.createdAt",
    "documentation.user.id",
    "documentation.reason.id",
    "documentation.id",
    "documentation.body",
  ],
  incident: ["incident.type.name", "incident.createdAt", "incident.id", "incident.body"],
  counting: [],
} as const satisfies Readonly<Record<string, readonly LineField[]>>;

export type DrawerGroup = keyof typeof firstFields;

/** Running text takes the full width. */
export const longFields: ReadonlySet<LineField> = new Set(["documentation.body", "incident.body"]);

export const metricColumns = ["class", "ranking", "month", "halfYear", "year", "total"] as const;

type Metric = Readonly<Record<(typeof metricColumns)[number], LineField | null>>;

/** The five ABC classifications of a product, and the API's figures for each. */
export const metricRows = {
  overall: metric("abc", "ranking"),
  value: { ...metric("valueAbc", "valueRanking"), total: "product.metrics.valueTotal" },
  stock: {
    ...metric("stockAbc", "stockRanking"),
    month: "product.metrics.stockMonth",
    halfYear: "product.metrics.stock6Mo",
    year: "product.metrics.stockYear",
  },
  price: {
    ...metric("priceAbc", "priceRanking"),
    month: "product.metrics.priceMonth",
    halfYear: "product.metrics.price6Mo",
    year: "product.metrics.priceYear",
  },
  movement: {
    ...metric("movementAbc", "movementRanking"),
    month: "product.metrics.movementMonth",
    halfYear: "product.metrics.movement6Mo",
    year: "product.metrics.movementYear",
  },
} as const satisfies Readonly<Record<string, Metric>>;

export type MetricRow = keyof typeof metricRows;

function metric(
  classed: "abc" | "valueAbc" | "stockAbc" | "priceAbc" | "movementAbc",
  ranking: "ranking" | "valueRanking" | "stockRanking" | "priceRanking" | "movementRanking",
): Metric {
  return {
    class: `product.metrics.${classed}`,
    ranking: `product.metrics.${ranking}`,
    month: null,
    halfYear: null,
    year: null,
    total: null,
  };
}

/** When the metrics were calculated. */
export const metricsMoment = "product.metrics.updatedAt" satisfies LineField;

const positioned: ReadonlySet<LineField | null> = new Set([
  ...headFields,
  ...chiefFields,
  ...Object.values(firstFields).flat(),
  ...Object.values(metricRows).flatMap((row) => Object.values(row)),
  metricsMoment,
]);

const others = lineFields.filter((field) => !positioned.has(field) && isInDrawer(field));

function groupInDrawer(field: LineField): DrawerGroup {
  const group = groupOf(field);
  if (group === "line" || group === "location") return "count";
  return group === "metrics" ? "product" : group;
}

/** The fields of a group, wherever a line shows them: those with a fixed position, and then the others. */
export function fieldsIn(group: DrawerGroup): readonly LineField[] {
  return [...firstFields[group], ...others.filter((field) => groupInDrawer(field) === group)];
}
