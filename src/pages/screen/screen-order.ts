import type { Counting } from "#contract/counting.ts";
import { countingFacts } from "#domain/counting-facts.ts";
import { isOverdue } from "#domain/pace.ts";

/** Overdue ones first, then by the nearest deadline. */
export function screenOrder(countings: readonly Counting[], now: number): readonly Counting[] {
  const ranked = countings.map((counting) => {
    const facts = countingFacts(counting);
    return { counting, rank: isOverdue(facts, now) ? 0 : 1, endsAt: facts.endsAt };
  });
  return ranked
    .sort(
      (one, other) =>
        one.rank - other.rank ||
        one.endsAt - other.endsAt ||
        one.counting.id.localeCompare(other.counting.id),
    )
    .map(({ counting }) => counting);
}
