import { type Nouns, pluralOf } from "#messages/plural-of.ts";

export const plural = pluralOf("fr");

export const nouns: Nouns = {
  lines: (count) => plural(count, "ligne", "lignes"),
  counts: (count) => plural(count, "comptage", "comptages"),
  people: (count) => plural(count, "personne", "personnes"),
};
