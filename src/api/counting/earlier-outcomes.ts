import type { QueryClient } from "@tanstack/react-query";
import { writtenQuery } from "#api/written-query.ts";
import type { EarlierOutcomes } from "#domain/lines/earlier-outcomes.ts";
import { storeOf } from "./counting-queries.ts";

/** How the products of a counting came out in the counts before; `null` while that is not known. */
export function earlierOutcomesQuery(id: string) {
  return writtenQuery<EarlierOutcomes>(["earlier-outcomes", id]);
}

/** Gives a counting's lines the outcomes of the counts before, and repeats the questions that depend on them. */
export function setEarlierOutcomes(
  client: QueryClient,
  id: string,
  earlier: EarlierOutcomes,
): Promise<void> {
  client.setQueryData(earlierOutcomesQuery(id).queryKey, earlier);
  storeOf(id, client).setEarlier(earlier);
  return client.invalidateQueries({
    queryKey: ["lines", id],
    predicate: ({ queryKey }) => JSON.stringify(queryKey).includes("wrong-before"),
  });
}
