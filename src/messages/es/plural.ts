import { type Nouns, pluralOf } from "#messages/plural-of.ts";

export const plural = pluralOf("es");

export const nouns: Nouns = {
  lines: (count) => plural(count, "línea", "líneas"),
  counts: (count) => plural(count, "conteo", "conteos"),
  people: (count) => plural(count, "persona", "personas"),
};
