import type { Counting } from "#contract/counting.ts";
import { countingFacts, usableDeadline } from "#domain/counting/facts.ts";
import { isOverdue } from "#domain/counting/pace.ts";

/** Overdue countings first, then by nearest deadline; last those without a usable one. */
export function screenOrder(countings: readonly Counting[], now: number): readonly Counting[] {
  const ranked = countings.map((counting) => {
    const facts = countingFacts(counting);
    const deadline = usableDeadline(facts);
    const late = deadline !== null && isOverdue(facts, now);
    return { counting, rank: late ? 0 : 1, deadline: deadline ?? Number.POSITIVE_INFINITY };
  });
  return ranked
    .sort(
      (one, other) =>
        one.rank - other.rank ||
        compare(one.deadline, other.deadline) ||
        one.counting.id.localeCompare(other.counting.id),
    )
    .map(({ counting }) => counting);
}

/** The difference of two infinities is NaN. */
function compare(one: number, other: number): number {
  return one === other ? 0 : one - other;
}
