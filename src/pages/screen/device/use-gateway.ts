import { type UseQueryResult, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Freshness } from "#transport/freshness.ts";
import { type NextTry, useNextTry } from "./use-next-retry.ts";
import { versionQuery } from "./version-query.ts";

/** What is known of the gateway. */
export interface KnownGateway {
  /** Its build and its time, by its last answer; `null` before the first. */
  readonly answer: { readonly build: string; readonly freshness: Freshness } | null;
  /** Why it does not answer now, and when it is asked again; `null` while it does. */
  readonly next: NextTry | null;
}

/**
 * Asks the gateway what it is again and again.
 * @param inBackground also while nobody looks at the browser
 */
export function useGateway(inBackground: boolean): KnownGateway {
  const options = versionQuery(useQueryClient());
  const result = useQuery({ ...options, refetchIntervalInBackground: inBackground });
  const next = useNextTry(options.queryKey, result as UseQueryResult);
  return { answer: result.data ?? null, next };
}
