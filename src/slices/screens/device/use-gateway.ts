import {
  type QueryClient,
  queryOptions,
  type UseQueryResult,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { pollSeconds } from "#api/settings-query.ts";
import { getVersion } from "#api/version.ts";
import type { Freshness } from "#transport/freshness.ts";
import { retryDelay } from "./polling.ts";
import { type NextRetry, useNextRetry } from "./use-next-retry.ts";

export interface KnownGateway {
  /** Its last answer; `null` before the first. */
  readonly answer: {
    readonly build: string;
    /** The path of what this paired screen shows; `null` for other viewers. */
    readonly screenPath: string | null;
    readonly freshness: Freshness;
  } | null;
  /** The failure and its retry; `null` while the gateway answers. */
  readonly next: NextRetry | null;
}

/**
 * Polls the gateway's version.
 * @param inBackground whether to poll also in a background tab
 */
export function useGateway(inBackground: boolean): KnownGateway {
  const options = versionQuery(useQueryClient());
  const result = useQuery({ ...options, refetchIntervalInBackground: inBackground });
  const next = useNextRetry(options.queryKey, result as UseQueryResult);
  return { answer: result.data ?? null, next };
}

/** The gateway's version, polled as often as live figures. */
function versionQuery(client: QueryClient) {
  return queryOptions({
    queryKey: ["version"],
    queryFn: ({ signal }) => getVersion(signal),
    refetchInterval: (query) => retryDelay(client, query) ?? pollSeconds(client) * 1000,
  });
}
