/** Stands for a number, or for a code that holds one. */
const number = "#";
/** Stands for what is between quotes. */
const quoted = "…";

/** Enough to tell messages apart; a line that goes on is data, not a message. */
const maxLength = 1000;

/**
 * Quotes of the usual languages, else a word with a digit in it, its parts joined by what joins numbers
 * (`12,40`), dates (`2026-03-01T06:00:00Z`) and codes (`FLT-1276`, `Z-99.00`). A straight apostrophe is
 * a quote only where it does not stand inside a word. Commas and slashes join digits alone, being separators
 * otherwise.
 */
const values =
  /("[^"]*"|“[^“”]*”|„[^„“”]*[“”]|«[^«»]*»|‘[^‘’]*’|`[^`]*`|(?<![\p{L}\p{N}])'[^']*'(?![\p{L}\p{N}]))|(?:(?<![\p{L}\p{N}])[-+−](?=\p{N}))?[\p{L}\p{N}_]+(?:[-.:][\p{L}\p{N}_]+|(?<=\p{Nd})[,/](?=\p{Nd})[\p{L}\p{N}_]+)*/gu;

/**
 * What a message says without what it says it about: numbers and codes become `#`, quoted values `"…"`,
 * runs of blanks one blank. Messages of one kind have the same shape.
 */
export function messageShape(line: string): string {
  const words = line.slice(0, maxLength).replace(values, (word, quote: string | undefined) => {
    if (quote !== undefined) return `${quote[0]}${quoted}${quote.at(-1)}`;
    return /\p{Nd}/u.test(word) ? number : word;
  });
  return words.replace(/\s+/g, " ").trim();
}
