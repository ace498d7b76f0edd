/** Length up to which a text is shown in full, in letters and in lines. */
const mostLetters = 320;
const mostLines = 4;
/** Minimum length of what is cut. */
const leastLeft = 80;

const segments = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/** The beginning of a long text with an ellipsis; `null` if it is shown in full. */
export function shortText(text: string): string | null {
  const lines = text.split(/\r\n|\r|\n/);
  const few = lines.slice(0, mostLines).join("\n");
  const isTall = lines.length > mostLines + 1;
  // Graphemes of several code points must not be split.
  const letters = few.length > mostLetters ? [...segments.segment(few)] : [];
  if (letters.length > mostLetters + leastLeft) {
    const begin = letters.slice(0, mostLetters).map(({ segment }) => segment);
    return `${begin.join("").trimEnd()}…`;
  }
  return isTall ? `${few.trimEnd()}…` : null;
}
