import type { CountingFacts } from "#domain/counting/facts.ts";

/**
 * The deadline where it can be kept, which is one after the start; `null` for any other, of which nothing can be said
 * to be late. Milliseconds since 1970.
 */
export function usableDeadline({
  startedAt,
  endsAt,
}: Pick<CountingFacts, "startedAt" | "endsAt">): number | null {
  return endsAt > startedAt ? endsAt : null;
}
