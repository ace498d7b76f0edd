const english = new Intl.PluralRules("en");

/** The form of a word that goes with a number, in English: "line" with 1, "lines" with any other. */
export function plural(count: number, one: string, other: string): string {
  return english.select(count) === "one" ? one : other;
}
