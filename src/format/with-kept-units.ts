/**
 * A sentence whose numbers stay on one line with their units, as in `5 h 32 min late`: with no-break spaces.
 * @param sentence in any language
 */
export function withKeptUnits(sentence: string): string {
  return sentence
    .replace(/(\d) (?=\p{L}{1,4}(?!\p{L}))/gu, "$1\u00a0")
    .replace(/(\d\u00a0\p{L}{1,4}) (?=\d)/gu, "$1\u00a0");
}
