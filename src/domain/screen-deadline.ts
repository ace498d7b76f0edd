import type { CountingFacts } from "./counting-facts.ts";

/** Milliseconds since 1970; `null` without a usable deadline, which is one after the start. */
export function usableDeadline({
  startedAt,
  endsAt,
}: Pick<CountingFacts, "startedAt" | "endsAt">): number | null {
  return endsAt > startedAt ? endsAt : null;
}
