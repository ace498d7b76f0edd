import { type Nouns, pluralOf } from "#messages/plural-of.ts";

export const plural = pluralOf("pt");

export const nouns: Nouns = {
  lines: (count) => plural(count, "linha", "linhas"),
  counts: (count) => plural(count, "contagem", "contagens"),
  people: (count) => plural(count, "pessoa", "pessoas"),
};
