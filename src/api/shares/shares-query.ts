import { queryOptions } from "@tanstack/react-query";
import { retryInterval } from "#api/polling.ts";
import { sharesKey } from "#api/query-client.ts";
import { type Share, sharesSchema } from "#contract/access.ts";
import { minute } from "#domain/time/units.ts";
import type { Freshness } from "#transport/freshness.ts";
import { type Answer, decode, getJson } from "#transport/get.ts";

export const sharesPath = "/api/shares";

/** Refresh period in milliseconds; the use of links is only exact to a few minutes. */
const period = minute;

/** Refresh period while an admin waits for a screen to open. Milliseconds. */
const waitingPeriod = 2000;

/** Every link and screen, newest first, at one moment. */
export interface SharesAnswer {
  readonly shares: readonly Share[];
  readonly freshness: Freshness;
}

/** @param path requested path, for the failure */
export function sharesOf({ body, freshness }: Answer, path: string): SharesAnswer {
  return { ...decode(sharesSchema, body, path), freshness };
}

/** The answer with one of its links and screens as it is now. */
export function withShare(answer: SharesAnswer, changed: Share): SharesAnswer {
  const shares = answer.shares.map((share) => (share.id === changed.id ? changed : share));
  return { ...answer, shares };
}

/** Whether one of them waits for its screen. */
function hasWaiting({ shares, freshness }: SharesAnswer): boolean {
  return shares.some(
    ({ waitsUntil, revokedAt }) =>
      revokedAt === null && waitsUntil !== null && Date.parse(waitsUntil) > freshness.now,
  );
}

/** Refreshes itself. */
export const sharesQuery = queryOptions({
  queryKey: [sharesKey],
  queryFn: async ({ signal }) => sharesOf(await getJson(sharesPath, signal), sharesPath),
  refetchInterval: ({ state: { data, error } }) => {
    if (error) return retryInterval(error, period);
    return data && hasWaiting(data) ? waitingPeriod : period;
  },
});
