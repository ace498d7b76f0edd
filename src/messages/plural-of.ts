/** The form of a word that goes with a number, in one language: "line" with 1, "lines" with any other. */
export type Plural = (count: number, one: string, other: string) => string;

/**
 * @param language its ISO 639 code. Spanish, French and Portuguese have a form of their own for whole
 * millions, which differs after words ("un millón de líneas") but not after digits.
 */
export function pluralOf(language: string): Plural {
  const rules = new Intl.PluralRules(language);
  return (count, one, other) => (rules.select(count) === "one" ? one : other);
}
