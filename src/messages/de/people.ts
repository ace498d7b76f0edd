import type { people as english } from "#messages/en/people.ts";
import { nouns } from "./plural.ts";

/** Messages of the grid of the people who have lines. */
export const people: typeof english = {
  search: "Personen suchen",
  searchHint: "Name oder ID",
  count: (count, people) => `${count} ${nouns.people(people)}`,
  countOf: (matching, total, people) => `${matching} von ${total} ${nouns.people(people)}`,
  clear: "Suche leeren",
  noMatch: {
    title: "Keine Person passt zu dieser Suche",
    text: "Alle, denen Positionen zugewiesen sind, wurden nach Name und ID durchsucht.",
  },
  progress: "Fortschritt",
  /** Of columns that have longer names in the table. */
  netValue: "Nettowert",
  absoluteValue: "Absolutwert",
  /** How they are sorted by no column. */
  mostLines: "Meiste Positionen zuerst",
};
