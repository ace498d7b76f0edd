/** Letters and lines that a text may have and still stand there whole. */
const mostLetters = 320;
const mostLines = 4;
/** What is left out is at least so long: less would be folded away for nothing. */
const leastLeft = 80;

const segments = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/** The beginning of a long text, ending with an ellipsis; `null` for one that can stand there whole. */
export function shortText(text: string): string | null {
  const lines = text.split(/\r\n|\r|\n/);
  const few = lines.slice(0, mostLines).join("\n");
  const isTall = lines.length > mostLines + 1;
  // A letter may be written with several signs, which must not be torn apart.
  const letters = few.length > mostLetters ? [...segments.segment(few)] : [];
  if (letters.length > mostLetters + leastLeft) {
    const begin = letters.slice(0, mostLetters).map(({ segment }) => segment);
    return `${begin.join("").trimEnd()}…`;
  }
  return isTall ? `${few.trimEnd()}…` : null;
}
