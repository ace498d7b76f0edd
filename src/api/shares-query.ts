import { queryOptions } from "@tanstack/react-query";
import { type Share, sharesSchema } from "#contract/access.ts";
import type { Freshness } from "#transport/freshness.ts";
import { type Answer, decode, getJson } from "#transport/get.ts";
import { nextTry } from "./polling.ts";

export const sharesPath = "/api/shares";

/** How often the uses of links are looked at, which are told to a few minutes only. Milliseconds. */
const period = 60_000;

/** Every link and screen, newest first, as of some moment. */
export interface SharesAnswer {
  readonly shares: readonly Share[];
  readonly freshness: Freshness;
}

/** @param path what was asked, for the failure */
export function sharesOf({ body, freshness }: Answer, path: string): SharesAnswer {
  return { ...decode(sharesSchema, body, path), freshness };
}

/** Kept fresh by itself. */
export const sharesQuery = queryOptions({
  queryKey: ["shares"],
  queryFn: async ({ signal }) => sharesOf(await getJson(sharesPath, signal), sharesPath),
  refetchInterval: ({ state }) => (state.error ? nextTry(state.error, period) : period),
});
