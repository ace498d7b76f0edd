import type { QueryClient } from "@tanstack/react-query";
import { type ActiveCountings, activeCountingsQuery } from "#api/countings/active-countings.ts";
import type { ListFilter } from "#api/countings/countings-page.ts";
import { countingsPageQuery } from "#api/countings/countings-queries.ts";
import { minute } from "#domain/time/units.ts";
import { openLineStore } from "#lines/open-line-store.ts";
import { type ProductSearch, searchProducts } from "./search-products.ts";

/** How long the active countings that the page knows are searched without asking for newer ones, in milliseconds. */
const knownFor = 5 * minute;

/**
 * Searches the lines of the active countings that the viewer may see for products.
 * @param days how far back active countings began
 * @throws FailureError when the countings cannot be listed
 */
export function runProductSearch(
  client: QueryClient,
  {
    text,
    filter,
    days,
    signal,
    onChange,
  }: {
    text: string;
    /** Of the active countings. */
    filter: ListFilter;
    days: number;
    signal: AbortSignal;
    onChange: (search: ProductSearch) => void;
  },
): Promise<void> {
  const find = () => knownActive(client, filter, days);
  return searchProducts({ find, open: openLineStore }, { text, signal, onChange });
}

async function knownActive(
  client: QueryClient,
  filter: ListFilter,
  days: number,
): Promise<ActiveCountings> {
  const first = await client.fetchQuery({
    ...countingsPageQuery(client, filter, null),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const { freshness } = first;
  return client.fetchQuery({
    ...activeCountingsQuery(client, { filter, days, clock: freshness }),
    staleTime: ({ state }) => (state.data?.end ? knownFor : 0),
  });
}
