import type { QueryClient } from "@tanstack/react-query";
import type { EarlierOutcomes } from "#domain/lines/earlier-outcomes.ts";
import { storeOf } from "./counting-queries.ts";
import { earlierOutcomesQuery } from "./earlier-outcomes.ts";

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
