import type { Page } from "@playwright/test";
import type { Counting } from "#contract/counting.ts";
import { everyCounting, type WholeCounting, wholeCounting } from "#e2e/api.ts";

/** The types that the API lists, one of them twice. */
export const types = ["Damaged packaging", "Wrong location", "Label missing", "Damaged packaging"];

export const countButton = (page: Page) => page.getByRole("button", { name: /^Count incidents/ });
export const typeRow = (page: Page, type: string) => page.locator(`tr[data-group="${type}"]`);

/** The API with the given countings, as constant JSON. */
export function answersOf(countings: readonly (Counting & { readonly products?: unknown })[]) {
  const items = countings.map(({ products: _products, ...header }) => header);
  const details = countings.map((counting) => [`/v1/countings/${counting.id}`, { body: counting }]);
  return {
    "/v1/countings": { body: { items, meta: { total: items.length } } },
    "/v1/countings/incident_types": { body: types.map((name) => ({ name })) },
    ...Object.fromEntries(details),
  };
}

/** The counting with only its first lines, and those that have an incident. */
function shortened(counting: WholeCounting): WholeCounting {
  const products = counting.products.filter(({ incident }, index) => incident || index < 20);
  const counted = products.filter(({ finishedAt }) => finishedAt !== null).length;
  return {
    ...counting,
    totalProducts: products.length,
    totalProductsCounted: counted,
    totalProductsLeft: products.length - counted,
    products,
  };
}

/** Some of the demo's active countings, the smallest that have an incident, shortened. */
export async function activeCountings(address: string, max: number): Promise<WholeCounting[]> {
  const active = (await everyCounting(address))
    .filter((counting) => counting.active && counting.totalIncidents > 0)
    .sort((one, other) => one.totalProducts - other.totalProducts);
  const whole = active.slice(0, max).map(({ id }) => wholeCounting(address, id));
  return (await Promise.all(whole)).map(shortened);
}

/** Lines with an incident by type, and by type and counting, counted from the JSON as it came. */
export function countByHand(countings: readonly WholeCounting[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { id, products } of countings) {
    for (const { incident } of products) {
      if (incident === null) continue;
      for (const key of [incident.type?.name ?? "none", `${incident.type?.name ?? "none"} ${id}`]) {
        counts.set(key, (counts.get(key) ?? 0) + 1);
      }
    }
  }
  return counts;
}
