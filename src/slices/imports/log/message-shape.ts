/** Replaces a number, or a code that contains one. */
const numberMark = "#";
/** Replaces the text between quotes. */
const quotedMark = "…";

/** Enough to distinguish messages; a longer line is data, not a message. */
const maxLength = 1000;

/**
 * Quotes of common languages, else a word with a digit, its parts joined by what joins numbers (`12,40`), dates
 * (`2026-03-01T06:00:00Z`) and codes (`FLT-1276`, `Z-99.00`). A straight apostrophe is a quote only outside
 * words. Commas and slashes join digits only, since they are separators otherwise.
 */
const values =
  /("[^"]*"|“[^“”]*”|„[^„“”]*[“”]|«[^«»]*»|‘[^‘’]*’|`[^`]*`|(?<![\p{L}\p{N}])'[^']*'(?![\p{L}\p{N}]))|(?:(?<![\p{L}\p{N}])[-+−](?=\p{N}))?[\p{L}\p{N}_]+(?:[-.:][\p{L}\p{N}_]+|(?<=\p{Nd})[,/](?=\p{Nd})[\p{L}\p{N}_]+)*/gu;

/**
 * A message without its values: numbers and codes become `#`, quoted values `"…"`, runs of white space one
 * space. Messages of one kind have the same shape.
 */
export function messageShape(line: string): string {
  const shape = line.slice(0, maxLength).replace(values, (word, quote: string | undefined) => {
    if (quote !== undefined) return `${quote[0]}${quotedMark}${quote.at(-1)}`;
    return /\p{Nd}/u.test(word) ? numberMark : word;
  });
  return shape.replace(/\s+/g, " ").trim();
}
