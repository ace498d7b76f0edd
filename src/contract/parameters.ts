/** The list's query parameters by the names that the page and the gateway use between them. */
export const listParameters = [
  "limit",
  "cursor",
  "warehouse",
  "startedBefore",
  "startedAfter",
] as const;

export type ListParameter = (typeof listParameters)[number];

/** What an upstream calls each parameter. */
export type Dialect = Readonly<Record<ListParameter, string>>;

/** The spellings that can be chosen by name; the API text shows none (section 4.1). */
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

/** Fewest, most and default entries of a page (API text, section 8). */
export const pageSize = { min: 1, max: 100, default: 10 } as const;
