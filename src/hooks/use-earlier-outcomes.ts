import { useQuery } from "@tanstack/react-query";
import { earlierOutcomesQuery } from "#api/counting/earlier-outcomes.ts";
import type { EarlierOutcomes } from "#domain/lines/earlier-outcomes.ts";

/** How the products of a counting came out in the counts before; `null` while that is not known. */
export function useEarlierOutcomes(id: string): EarlierOutcomes | null {
  return useQuery(earlierOutcomesQuery(id)).data;
}
