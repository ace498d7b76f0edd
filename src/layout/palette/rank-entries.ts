import { foldText, searchWords } from "#domain/search-text.ts";
import type { PaletteEntry } from "./palette-entry.ts";

/** How well a word matches, from the best. */
const ranks = {
  whole: 0,
  start: 1,
  wordStart: 2,
  within: 3,
  initials: 4,
  found: 5,
} as const;

const [none, isOther] = [Number.POSITIVE_INFINITY, 0.5];

const wordBreak = /[^\p{L}\p{N}]+/u;

function rankIn(searched: string, word: string): number {
  if (searched === word) return ranks.whole;
  if (searched.startsWith(word)) return ranks.start;
  const words = searched.split(wordBreak);
  if (words.some((one) => one.startsWith(word))) return ranks.wordStart;
  if (searched.includes(word)) return ranks.within;
  const initials = words.map(([first = ""]) => first).join("");
  return word.length > 1 && initials.startsWith(word) ? ranks.initials : none;
}

type Searched = Pick<PaletteEntry, "key" | "name" | "also" | "isFound">;

/** A function that ranks one entry; an entry that does not match is `Infinity`. */
function rankBy(text: string): (entry: Searched) => number {
  const phrase = foldText(text.trim());
  const words = searchWords(text);
  return ({ name, also, isFound }) => {
    const [own, ...others] = [name, ...also].map(foldText);
    const rankOf = (word: string) =>
      Math.min(rankIn(own ?? "", word), ...others.map((other) => rankIn(other, word) + isOther));
    // Every word must match; the worst decides, unless the words begin the name together.
    const rank = Math.min(rankOf(phrase), Math.max(...words.map(rankOf)));
    return isFound ? Math.min(rank, ranks.found) : rank;
  };
}

/**
 * The entries that a text finds, as every search compares it. Entries whose name or other name is the text come first,
 * then those that it begins, those with a word that it begins, those that contain it, those whose words have it as
 * initials, and those that a search found by something else; a name before another name. Among equals the recent ones
 * come first, then the given order stays.
 * @param text with one word at least
 * @param recent keys, the latest first
 */
export function rankEntries<Entry extends Searched>(
  entries: readonly Entry[],
  text: string,
  recent: readonly string[],
): readonly Entry[] {
  const rankOf = rankBy(text);
  const age = new Map(recent.map((key, index) => [key, index]));
  return entries
    .map((entry) => ({ entry, rank: rankOf(entry), age: age.get(entry.key) ?? recent.length }))
    .filter(({ rank }) => rank < none)
    .sort((one, other) => one.rank - other.rank || one.age - other.age)
    .map(({ entry }) => entry);
}
