import { instant, text } from "#search-params/codecs.ts";
import { type Codec, defineSearch, type SearchValues } from "#search-params/define-search.ts";
import { parseMarks } from "./changes-since.ts";

/** Marks an entry of the history that a person made by asking for the replay, and not by coming to the page. */
export const fromLink = "replay-asked-for";

/** Marks as they are written: invalid ones still open the panel, which then begins with the morning. */
const marks: Codec<string> = {
  ...text(),
  invalid: text((value) => parseMarks(value) !== null).invalid,
};

/** What the address says of a replay. */
export const replaySearch = defineSearch({
  /** The moment that is shown, in milliseconds since 1970; `null` for now. */
  at: instant(),
  /** The marks since which changes are shown; "" while they are not. */
  since: marks,
});

type ReplaySearch = SearchValues<typeof replaySearch>;

/** The changes of a moment or marks that moved on; none where the address has left meanwhile what moves. */
export function movedOn(now: ReplaySearch, changes: Partial<ReplaySearch>): Partial<ReplaySearch> {
  const isLeft =
    (changes.at !== undefined && now.at === null) ||
    (changes.since !== undefined && now.since === "");
  return isLeft ? {} : changes;
}
