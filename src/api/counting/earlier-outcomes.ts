import type { QueryClient } from "@tanstack/react-query";
import { writtenQuery } from "#api/written-query.ts";
import type { EarlierOutcomes } from "#domain/lines/earlier-outcomes.ts";
import { storeOf } from "./counting-queries.ts";

/** How the products of a counting came out in the counts before; `null` while that is not known. */
export function earlierOutcomesQuery(id: string) {
  return writtenQuery<EarlierOutcomes>(["earlier-outcomes", id]);
}

/** Gives a counting's lines, and its page, the outcomes of the counts before. */
export function setEarlierOutcomes(
  client: QueryClient,
  id: string,
  earlier: EarlierOutcomes,
): void {
  // The lines have them before the page asks for them.
  storeOf(id, client).setEarlier(earlier);
  client.setQueryData(earlierOutcomesQuery(id).queryKey, earlier);
}
