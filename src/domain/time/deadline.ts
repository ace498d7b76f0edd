import type { CountingFacts } from "#domain/counting/facts.ts";

/**
 * The deadline if it is after the start; `null` for any other, which nothing can be late for. Milliseconds
 * since 1970.
 */
export function usableDeadline({
  startedAt,
  endsAt,
}: Pick<CountingFacts, "startedAt" | "endsAt">): number | null {
  return endsAt > startedAt ? endsAt : null;
}
