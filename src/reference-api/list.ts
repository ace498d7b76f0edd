import type { Counting } from "#contract/counting.ts";
import { endpointPath } from "#contract/endpoints.ts";
import type { Dialect } from "#contract/parameters.ts";
import { writeCursor } from "./cursor.ts";
import { headerOf } from "./data/header.ts";
import { inOrder, type ScheduledCounting } from "./data/schedule.ts";
import type { PlanCache } from "./data/totals.ts";
import type { ListQuery } from "./list-query.ts";

/**
 * How the list indicates the next page, as various services do: `default` by cursor and links, both absent at
 * the end; `links-only`; `cursor-only`; `total-only`, which has a first page only; `null-end` and `empty-end`,
 * where both are null or empty at the end; `loop`, whose cursor repeats the same page for ever.
 */
export type Paging =
  | "default"
  | "links-only"
  | "cursor-only"
  | "total-only"
  | "null-end"
  | "empty-end"
  | "loop";

/** The warehouse field that the list filters by. */
export type WarehouseBy = "id" | "code" | "slug";

/** The countings that match a query, in the list's order. */
function filtered(
  countings: readonly ScheduledCounting[],
  query: ListQuery,
  warehouseBy: WarehouseBy,
): readonly ScheduledCounting[] {
  const { warehouse, before, since } = query;
  return countings.filter(
    (counting) =>
      (warehouse === null || String(counting.warehouse[warehouseBy]) === warehouse) &&
      (before === null || counting.startedAt < before) &&
      (since === null || counting.startedAt > since),
  );
}

function metaOf(
  total: number,
  href: (cursor?: string) => string,
  paging: Paging,
  current: string | null,
  next: string | null,
) {
  const self = { href: href(current ?? undefined) };
  const first = { href: href() };
  if (paging === "total-only") return { total };
  if (paging === "loop") {
    const cursor = current ?? next ?? "";
    return { total, cursor, links: { self, first, next: { href: href(cursor) } } };
  }
  const links = { self, first, ...(next === null ? {} : { next: { href: href(next) } }) };
  if (next === null && paging === "null-end")
    return { total, cursor: null, links: { ...links, next: null } };
  if (next === null && paging === "empty-end")
    return { total, cursor: "", links: { ...links, next: { href: "" } } };
  return {
    total,
    ...(paging === "links-only" || next === null ? {} : { cursor: next }),
    ...(paging === "cursor-only" ? {} : { links }),
  };
}

/** Options of a list besides its query. */
export interface ListOptions {
  readonly seed: number;
  readonly dialect: Dialect;
  readonly paging: Paging;
  readonly warehouseBy: WarehouseBy;
}

/**
 * One page of the list. A page begins after a position, not after a number of entries, so that paging stays
 * consistent while new countings appear at the front.
 * @param search the original query string, which the links repeat
 */
export function listPage(
  cache: PlanCache,
  countings: readonly ScheduledCounting[],
  query: ListQuery,
  search: URLSearchParams,
  options: ListOptions,
  now: number,
): { items: Counting[]; meta: { total: number } } {
  const { after, limit } = query;
  const all = filtered(countings, query, options.warehouseBy);
  const start = after ? all.findIndex((counting) => inOrder(counting, after) > 0) : 0;
  const visible = start < 0 ? [] : all.slice(start, start + limit);
  const last = visible.at(-1);
  const more = last !== undefined && last !== all.at(-1);

  const cursorName = options.dialect.cursor;
  const href = (cursor?: string) => {
    const query = new URLSearchParams(search);
    query.delete(cursorName);
    if (cursor !== undefined) query.set(cursorName, cursor);
    const text = query.toString();
    return endpointPath("countings") + (text === "" ? "" : `?${text}`);
  };
  const next = more ? writeCursor(options.seed, last) : null;
  return {
    items: visible.map((counting) => headerOf(counting, cache.totals(counting, now), now)),
    meta: metaOf(all.length, href, options.paging, search.get(cursorName), next),
  };
}
