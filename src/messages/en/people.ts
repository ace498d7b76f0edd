import { plural } from "./plural.ts";

/** Words of the grid of the people who have lines. */
export const people = {
  search: "Search people",
  searchHint: "Name or id",
  count: (count: string, people: number) => `${count} ${plural(people, "person", "people")}`,
  countOf: (matching: string, total: string, people: number) =>
    `${matching} of ${total} ${plural(people, "person", "people")}`,
  clear: "Clear",
  noMatch: {
    title: "No person matches this search",
    text: "Everybody who has lines was searched, by name and id.",
  },
  narrowHint: "Press a row to narrow the lines and the figures to that person",
  progress: "Progress",
  /** Of columns that have longer names in the table. */
  netValue: "Net value",
  absoluteValue: "Absolute value",
  /** How they are sorted by no column. */
  mostLines: "Most lines first",
};
