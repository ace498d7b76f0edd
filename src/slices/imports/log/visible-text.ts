/** A piece of a line as shown: the text itself, or the symbol of an invisible character. */
export interface VisiblePart {
  readonly text: string;
  readonly control: boolean;
}

/**
 * Invisible characters: controls except tabs, line separators, blank letters, and ignorable characters such as
 * the marks that change the reading direction (which can reorder a line visually). Joiners and variation
 * selectors stay, since emoji and scripts need them.
 */
const invisible =
  /(?!\t|\p{Join_Control}|\p{Variation_Selector})[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb]/gu;

/** Unicode's symbols for control characters, and the code point for any other: `␛`, `U+202E`. */
function symbolOf(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x20) return String.fromCharCode(0x2400 + code);
  if (code === 0x7f) return "\u2421";
  return `U+${code.toString(16).toUpperCase().padStart(4, "0")}`;
}

/** A text with every character visible, except tabs. */
export function visibleParts(text: string): VisiblePart[] {
  const parts: VisiblePart[] = [];
  let from = 0;
  const take = (to: number) => {
    if (to > from) parts.push({ text: text.slice(from, to), control: false });
  };
  for (const { 0: character, index } of text.matchAll(invisible)) {
    take(index);
    parts.push({ text: symbolOf(character), control: true });
    from = index + character.length;
  }
  take(text.length);
  return parts;
}
