import { type Nouns, pluralOf } from "#messages/plural-of.ts";

export const plural = pluralOf("en");

export const nouns: Nouns = {
  lines: (count) => plural(count, "line", "lines"),
  counts: (count) => plural(count, "count", "counts"),
  people: (count) => plural(count, "person", "people"),
};
