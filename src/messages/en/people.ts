import { nouns } from "./plural.ts";

/** Messages of the grid of the people who have lines. */
export const people = {
  search: "Search people",
  searchHint: "Name or id",
  count: (count: string, people: number) => `${count} ${nouns.people(people)}`,
  countOf: (matching: string, total: string, people: number) =>
    `${matching} of ${total} ${nouns.people(people)}`,
  clear: "Clear",
  noMatch: {
    title: "No one matches this search",
    text: "Everyone with lines was searched, by name and id.",
  },
  progress: "Progress",
  /** Names of columns that are longer in the table. */
  netValue: "Net value",
  absoluteValue: "Absolute value",
  /** The sort order without a chosen column. */
  mostLines: "Most lines first",
};
