/**
 * The form of a word that goes with a number: "line" with 1, "lines" with any other. The number may be given as it is
 * written: "1 line", but "1.0 lines".
 */
export type Plural = (count: number | string, one: string, other: string) => string;

/** The nouns that most texts count: each in the form that goes with a number, without the number. */
export type Nouns = Readonly<
  Record<"lines" | "counts" | "people", (count: number | string) => string>
>;

/**
 * A number less than 2 as it is written in any of the languages, and its decimals; others have the other form in all of
 * them. The form does not depend on the sign.
 */
const small = /^[−+-]?([01](?:[.,](\d{1,2}))?)$/;

/**
 * @param language its ISO 639 code. Spanish, French and Portuguese have a form of their own for whole
 * millions, which differs after words ("un millón de líneas") but not after digits.
 */
export function pluralOf(language: string): Plural {
  const byDecimals = [0, 1, 2].map(
    (minimumFractionDigits) => new Intl.PluralRules(language, { minimumFractionDigits }),
  );
  const isOne = (count: number | string): boolean => {
    if (typeof count === "number") return byDecimals[0]?.select(count) === "one";
    const [, text, decimals = ""] = small.exec(count) ?? [];
    if (text === undefined) return false;
    return byDecimals[decimals.length]?.select(Number(text.replace(",", "."))) === "one";
  };
  return (count, one, other) => (isOne(count) ? one : other);
}
