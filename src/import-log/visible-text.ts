/** A piece of a line as it is shown: the text itself, or what stands for a character that has no look. */
export interface VisiblePart {
  readonly text: string;
  readonly control: boolean;
}

/**
 * Characters that cannot be seen: controls but the tab, separators of lines, blanks that are letters by name,
 * and whatever has no look of its own, such as the marks that turn the reading direction (with them a line
 * can show another order than it has). Joiners and variants stay, since emoji and scripts need them.
 */
const unseen =
  /(?!\t|\p{Join_Control}|\p{Variation_Selector})[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb]/gu;

/** The standard's pictures for the old controls, and the number for any other: `␛`, `U+202E`. */
function pictureOf(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x20) return String.fromCharCode(0x2400 + code);
  if (code === 0x7f) return "\u2421";
  return `U+${code.toString(16).toUpperCase().padStart(4, "0")}`;
}

/** A text with every character to be seen; tabs stay what they are. */
export function visibleParts(text: string): VisiblePart[] {
  const parts: VisiblePart[] = [];
  let from = 0;
  const take = (to: number) => {
    if (to > from) parts.push({ text: text.slice(from, to), control: false });
  };
  for (const { 0: character, index } of text.matchAll(unseen)) {
    take(index);
    parts.push({ text: pictureOf(character), control: true });
    from = index + character.length;
  }
  take(text.length);
  return parts;
}
