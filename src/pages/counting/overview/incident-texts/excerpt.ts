/** Length of an excerpt, in letters and in lines. */
const maxLetters = 320;
const maxLines = 4;
/** A text with no more letters than this beyond an excerpt, or with one more line, is shown in full. */
const minCut = 80;

const segments = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/** The beginning of a long text with an ellipsis; `null` if it is shown in full. */
export function shortText(text: string): string | null {
  const lines = text.split(/\r\n|\r|\n/);
  const head = lines.slice(0, maxLines).join("\n");
  const isTall = lines.length > maxLines + 1;
  // Graphemes of several code points must not be split.
  const letters = head.length > maxLetters ? [...segments.segment(head)] : [];
  if (letters.length > maxLetters + minCut) {
    const begin = letters.slice(0, maxLetters).map(({ segment }) => segment);
    return `${begin.join("").trimEnd()}…`;
  }
  return isTall ? `${head.trimEnd()}…` : null;
}
