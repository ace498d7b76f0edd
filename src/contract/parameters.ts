/** The list's query parameters by the names used between page and gateway. */
export const listParameters = [
  "limit",
  "cursor",
  "warehouse",
  "startedBefore",
  "startedAfter",
] as const;

export type ListParameter = (typeof listParameters)[number];

/** The upstream's name for each parameter. */
export type Dialect = Readonly<Record<ListParameter, string>>;

/** Naming schemes that can be chosen; the API text shows none (section 4.1). */
export const dialects = {
  camel: {
    limit: "limit",
    cursor: "cursor",
    warehouse: "warehouse",
    startedBefore: "startedBefore",
    startedAfter: "startedAfter",
  },
  snake: {
    limit: "limit",
    cursor: "cursor",
    warehouse: "warehouse_id",
    startedBefore: "started_before",
    startedAfter: "started_after",
  },
} as const satisfies Record<string, Dialect>;

/** Minimum, maximum and default number of entries per page (API text, section 8). */
export const pageSize = { min: 1, max: 100, default: 10 } as const;
