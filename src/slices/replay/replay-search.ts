import { instant } from "#search-params/codecs.ts";
import { defineSearch, type SearchValues } from "#search-params/define-search.ts";

/** State of a history entry that a link in the page made. */
export const fromLink = "replay-asked-for";

/** Search parameters of a replay. */
export const replaySearch = defineSearch({
  /** The replayed instant, in milliseconds since 1970; `null` for now. */
  at: instant(),
});

type ReplaySearch = SearchValues<typeof replaySearch>;

/** The replay at another instant; no change if it was closed in the meantime. */
export function movedIfOpen({ at }: ReplaySearch, moment: number): Partial<ReplaySearch> {
  return at === null ? {} : { at: moment };
}
