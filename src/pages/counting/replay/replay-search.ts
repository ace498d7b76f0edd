import { instant, text } from "#search-params/codecs.ts";
import { type Codec, defineSearch, type SearchValues } from "#search-params/define-search.ts";
import { parseBounds } from "./changes-since.ts";

/** Id of the element of what changed. */
export const changesAnchor = "what-changed";

/** State of a history entry that a link in the page made. */
export const fromLink = "replay-asked-for";

/** Invalid values stay as text: they still open the panel, with its default bounds. */
const boundsCodec: Codec<string> = {
  ...text(),
  invalid: text((value) => parseBounds(value) !== null).invalid,
};

/** Search parameters of a replay. */
export const replaySearch = defineSearch({
  /** The replayed instant, in milliseconds since 1970; `null` for now. */
  at: instant(),
  /** The bounds of the changes; "" while the panel is closed. */
  since: boundsCodec,
});

type ReplaySearch = SearchValues<typeof replaySearch>;

/** The changes to apply; none if the replay or the panel was closed in the meantime. */
export function changesIfOpen(
  now: ReplaySearch,
  changes: Partial<ReplaySearch>,
): Partial<ReplaySearch> {
  const isLeft =
    (changes.at !== undefined && now.at === null) ||
    (changes.since !== undefined && now.since === "");
  return isLeft ? {} : changes;
}
