import type { LineField } from "#lines/line-field.ts";

/** Fields at the top of the drawer. */
export const headFields = [
  "product.code",
  "state",
  "product.description",
] as const satisfies readonly LineField[];

export const chiefFields = [
  "expected",
  "countedStock",
  "difference",
  "value",
] as const satisfies readonly LineField[];

/** Pairs of fields by group: figures of the line on the left, its records on the right. */
export const drawerGroups = {
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
    "location.code",
    "lot.code",
    "startedAt",
    "finishedAt",
    "assignedUser.username",
    "updatedAt",
    "costPrice",
    "index",
    "id",
    "assignedUser.id",
    "location.id",
    "lot.id",
  ],
  previous: ["prevCountedStock", "prevDifference"],
  product: [
    "product.id",
    "product.updatedAt",
    "product.warehouse.name",
    "product.warehouse.code",
    "product.costPrice",
    "product.packagingUnit",
  ],
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
  counting: ["counting.id", "counting.startedAt", "counting.warehouse.id"],
} as const satisfies Readonly<Record<string, readonly LineField[]>>;

export type DrawerGroup = keyof typeof drawerGroups;

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
