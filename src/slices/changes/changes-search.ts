import { text } from "#search-params/codecs.ts";
import { type Codec, defineSearch } from "#search-params/define-search.ts";
import { parseBounds } from "./changes-bounds.ts";

/** Id of the element of what changed. */
export const changesAnchor = "what-changed";

/** Invalid values stay as text: they still open the panel, with its default bounds. */
const boundsCodec: Codec<string> = {
  ...text(),
  invalid: text((value) => parseBounds(value) !== null).invalid,
};

/** Search parameters of what changed. */
export const changesSearch = defineSearch({
  /** The bounds of the changes; "" while the panel is closed. */
  since: boundsCodec,
});

/** Whether the address opens what changed. */
export function isChangesOpen(params: URLSearchParams): boolean {
  return changesSearch.parse(params).since !== "";
}

/** The address without what changed. */
export function withoutChanges(params: URLSearchParams): URLSearchParams {
  return changesSearch.update(params, { since: "" });
}
