const nonAscii = /[^\0-\x7f]/;

/** Marks on letters, and signs that are not seen, such as a soft hyphen. */
const unseen = /[\p{M}\p{Cf}]/gu;

/** How people type signs that Unicode does not take apart, in lower case. */
const typedAs = new Map(
  Object.entries({
    l: "ł",
    o: "ø⌀",
    d: "đð",
    h: "ħ",
    i: "ı",
    j: "ȷ",
    n: "ŋ",
    t: "ŧ",
    x: "×",
    σ: "ς",
    ss: "ß",
    ae: "æ",
    oe: "œ",
    th: "þ",
    "'": "‘’‚‛′ʼʹ",
    '"': "“”„‟″«»",
    "-": "‐‒–—―−",
    "/": "⁄",
  }).flatMap(([typed, signs]) => [...signs].map((sign) => [sign, typed])),
);

const typedOtherwise = new RegExp(`[${[...typedAs.keys()].join("")}]`, "g");

/**
 * A text as every search compares it: as people type it on a plain keyboard. `Łódź` is `lodz`, `Straße` `strasse`,
 * `Ø-1` `o-1`, `ＡＢ１２` `ab12`, `m²` `m2`, `L’eau` `l'eau`.
 */
export function foldText(text: string): string {
  if (!nonAscii.test(text)) return text.toLowerCase();
  return (
    text
      // Unicode takes this sign for a mark on a blank.
      .replaceAll("´", "'")
      .normalize("NFKD")
      .replace(unseen, "")
      .toLowerCase()
      .replace(typedOtherwise, (sign) => typedAs.get(sign) ?? sign)
  );
}

/** The folded words of a search. */
export function searchWords(text: string): readonly string[] {
  return foldText(text)
    .split(/\s+/)
    .filter((word) => word !== "");
}

/** A folded text, and where its characters are in the text itself. */
export interface FoldedText {
  readonly text: string;
  /** Where the character at an offset of the folded text begins. */
  readonly startOf: (offset: number) => number;
  /** Where the character before an offset of the folded text ends, with its marks. */
  readonly endOf: (offset: number) => number;
}

const folded = new Map<number, string>();

function foldSign(code: number): string {
  const known = folded.get(code);
  if (known !== undefined) return known;
  const text = foldText(String.fromCodePoint(code));
  folded.set(code, text);
  return text;
}

/** Folds a text of any length; only characters that change their length take memory. */
export function foldWithOffsets(text: string): FoldedText {
  const parts: string[] = [];
  // Offsets after the start, then before and after each character whose length changes.
  const [here, there]: [number[], number[]] = [[0], [0]];
  let [done, size] = [0, 0];
  const add = (part: string) => {
    parts.push(part);
    size += part.length;
  };
  for (let at = nonAscii.exec(text)?.index ?? text.length; at < text.length; ) {
    const code = text.codePointAt(at) ?? 0;
    const next = at + (code > 0xff_ff ? 2 : 1);
    const one = code < 128 ? null : foldSign(code);
    // Two letters are as long as one sign of two halves, which cannot be cut between them.
    const isCut = code > 0xff_ff && (one?.codePointAt(0) ?? 0) <= 0xff_ff;
    if (one !== null && (isCut || one.length !== next - at)) {
      add(foldText(text.slice(done, at)));
      here.push(size, size + one.length);
      there.push(at, next);
      add(one);
      done = next;
    }
    at = next;
  }
  add(foldText(text.slice(done)));
  const lastPair = (offset: number) => {
    let [low, high] = [0, here.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((here[middle] ?? 0) <= offset) low = middle + 1;
      else high = middle;
    }
    return low - 1;
  };
  const place = (offset: number, isEnd: boolean) => {
    const pair = lastPair(offset);
    const [from = 0, to = 0] = [here[pair], there[pair]];
    const isWithin = pair % 2 === 1;
    if (!isWithin) return to + offset - from;
    return isEnd && offset > from ? (there[pair + 1] ?? to) : to;
  };
  return {
    text: parts.join(""),
    startOf: (offset) => place(offset, false),
    endOf: (offset) => place(offset, true),
  };
}
