import type { Counting } from "#contract/counting.ts";
import type { Line } from "#contract/line.ts";
import { hour, minute } from "#domain/time/units.ts";
import { aCounting, aLine } from "#testing/samples.ts";
import { json } from "./gateway.ts";

export const ago = (length: number) => new Date(Date.now() - length).toISOString();
const north = { name: "North", id: 7, code: "N", slug: "north" };
const south = { name: "South", id: 8, code: "S", slug: "south" };

/** 100 lines counted of 200 in ten hours, due four hours from now: six hours late. */
export const late = (changes: Partial<Counting> = {}) =>
  aCounting({
    id: "late",
    warehouse: north,
    startedAt: ago(10 * hour),
    endsAt: ago(-4 * hour),
    totalProductsCounted: 100,
    totalProductsLeft: 100,
    ...changes,
  });
const overdue = late({ id: "overdue", warehouse: south, endsAt: ago(2 * hour) });
export const finished = late({ id: "finished", active: false });

/** Two undocumented discrepancies, and a person who has stopped. */
export const lines: readonly Line[] = [
  { difference: -3, costPrice: 10 },
  { difference: 2, costPrice: 100 },
].map((changes, index) =>
  aLine({
    id: index,
    index,
    countedStock: 5,
    startedAt: ago(3 * hour),
    finishedAt: ago(2 * hour),
    assignedUser: { id: 3, username: "ana.secret" },
    ...changes,
  }),
);
/** Somebody else goes on in the late counting. */
const recent = aLine({
  id: 8,
  index: 8,
  startedAt: ago(20 * minute),
  finishedAt: ago(10 * minute),
  assignedUser: { id: 4, username: "ben" },
});
const open = aLine({ id: 9, index: 9, assignedUser: { id: 3, username: "ana.secret" } });

export interface Api {
  readonly items?: readonly Counting[];
  readonly products?: readonly unknown[];
}

const usual = [late(), overdue, finished];

/** The API of the same countings before their last line was counted. */
export function earlierApiOf({ items = usual, products }: Api = {}) {
  const earlier = items.map((counting) => ({
    ...counting,
    totalProductsCounted: counting.totalProductsCounted - 1,
    totalProductsLeft: counting.totalProductsLeft + 1,
  }));
  return apiOf({ items: earlier, ...(products && { products }) });
}

/** An API of these countings with these lines, which does not filter by warehouse. */
export function apiOf({ items = usual, products }: Api = {}) {
  return async (request: Request) => {
    const { pathname } = new URL(request.url);
    const id = pathname.split("/countings/")[1];
    if (id === undefined) return json({ items, meta: { total: items.length } });
    const found = items.find((counting) => counting.id === id);
    const own = id === "late" ? [...lines, recent, open] : [...lines, open];
    return found
      ? json({ ...found, products: products ?? own })
      : new Response(null, { status: 404 });
  };
}
