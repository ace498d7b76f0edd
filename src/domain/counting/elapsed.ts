import type { CountingFacts } from "./facts.ts";

/**
 * Wall-clock time since an active counting started, in milliseconds. `null` before its start, and for a
 * finished one: its header does not say when it ended.
 * @param now milliseconds since 1970
 */
export function elapsed(
  { active, startedAt }: Pick<CountingFacts, "active" | "startedAt">,
  now: number,
): number | null {
  return active && now >= startedAt ? now - startedAt : null;
}
