import * as v from "valibot";

const line = v.string();

const figureSchema = v.object({ name: line, value: line });

const sectionSchema = v.object({ heading: line, lines: v.array(line) });

/** What a target gets, in its language, without what is hidden from it. */
export const letterSchema = v.object({
  /** One line: the subject of a mail, the title of a card. */
  subject: line,
  /** The sentences that say what is so. */
  conclusion: line,
  /** At most three. */
  figures: v.array(figureSchema),
  /** What to do first; `null` without one. */
  action: v.nullable(line),
  /** Where the page shows it; `null` without `PUBLIC_URL`. */
  link: v.nullable(v.object({ text: line, address: v.string() })),
  /** The lists of a digest. */
  sections: v.array(sectionSchema),
  /** Which rule or digest it comes from. */
  foot: line,
});

export type Letter = v.InferOutput<typeof letterSchema>;

/** Texts longer than this are cut, so that every target's limits hold; characters. */
const maxLength = { line: 300, text: 2000 };

/** Characters that end a line, move the cursor, or turn the direction of writing around. */
const unwanted = /[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

/** A text on one line, at most as long as a line may be. */
export function oneLine(text: string): string {
  return cut(text.replaceAll(unwanted, " ").trim(), maxLength.line);
}

/** The same letter without characters and lengths that a target would take for something else than text. */
export function plainLetter(letter: Letter): Letter {
  const plain = (text: string) => cut(text.replaceAll(unwanted, " ").trim(), maxLength.text);
  return {
    subject: oneLine(letter.subject),
    conclusion: plain(letter.conclusion),
    figures: letter.figures.map(({ name, value }) => ({
      name: oneLine(name),
      value: oneLine(value),
    })),
    action: letter.action === null ? null : plain(letter.action),
    link: letter.link && { ...letter.link, text: oneLine(letter.link.text) },
    sections: letter.sections.map(({ heading, lines }) => ({
      heading: oneLine(heading),
      lines: lines.map(plain),
    })),
    foot: plain(letter.foot),
  };
}

/** The first characters, with a sign for those that are left out. */
export function cut(text: string, length: number): string {
  const characters = [...text];
  return characters.length <= length ? text : `${characters.slice(0, length - 1).join("")}…`;
}
