import { writtenQuery } from "#api/written-query.ts";
import type { EarlierOutcomes } from "#domain/lines/earlier-outcomes.ts";

/** How the products of a counting came out in the counts before; `null` while that is not known. */
export function earlierOutcomesQuery(id: string) {
  return writtenQuery<EarlierOutcomes>(["earlier-outcomes", id]);
}
