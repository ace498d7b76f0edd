import type { Counting } from "#contract/counting.ts";
import { foldText, searchWords } from "#domain/search-text.ts";
import { idOf, isCounting } from "#routes.ts";
import { ownAddress } from "#transport/base-path.ts";

/** Options that a list shows at most; more words narrow it. */
const maxOptions = 50;

/** The countings of several lists, each once: active ones first, then by start, newest first. */
export function distinctCountings(countings: readonly Counting[]): readonly Counting[] {
  const byId = new Map(countings.map((counting) => [counting.id, counting]));
  const began = ({ startedAt }: Counting) => Date.parse(startedAt) || 0;
  return [...byId.values()].sort(
    (a, b) => Number(b.active) - Number(a.active) || began(b) - began(a),
  );
}

/**
 * Countings whose warehouse, code, id or dates contain every word of a text.
 * @param datesOf how a person may write when a counting started
 */
export function countingOptions(
  known: readonly Counting[],
  text: string,
  datesOf: (counting: Counting) => string,
): readonly Counting[] {
  const words = searchWords(text);
  const matches = known.filter((counting) => {
    const { id, warehouse } = counting;
    const searched = foldText([warehouse.name, warehouse.code, id, datesOf(counting)].join(" "));
    return words.every((word) => searched.includes(word));
  });
  return matches.slice(0, maxOptions);
}

/** The counting's id: the text itself, or the id in the address of its page. */
export function countingOf(text: string): string {
  const typed = text.trim();
  const href = typed.includes("/") ? addressOf(typed) : null;
  if (href === null) return typed;
  const { pathname } = ownAddress(href);
  return isCounting(pathname) ? idOf(pathname) : typed;
}

/** The full address that a text means; `null` for a text that is none. */
function addressOf(text: string): string | null {
  try {
    return new URL(text, "http://page.invalid").href;
  } catch {
    return null;
  }
}

/**
 * The id that a typed text means: that of the only counting that matches, else the text itself, which may be the id or
 * address of a counting that is not known. Empty while several match.
 */
export function idOfText(
  text: string,
  known: readonly Counting[],
  matching: readonly Counting[],
): string {
  const id = countingOf(text);
  if (known.some((counting) => counting.id === id)) return id;
  const [only, ...others] = matching;
  return only === undefined ? id : others.length === 0 ? only.id : "";
}
