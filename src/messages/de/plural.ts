import { type Nouns, pluralOf } from "#messages/plural-of.ts";

export const plural = pluralOf("de");

export const nouns: Nouns = {
  lines: (count) => plural(count, "Position", "Positionen"),
  counts: (count) => plural(count, "Zählung", "Zählungen"),
  people: (count) => plural(count, "Person", "Personen"),
};
