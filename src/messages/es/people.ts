import type { people as english } from "#messages/en/people.ts";
import { nouns } from "./plural.ts";

/** Messages of the grid of the people who have lines. */
export const people: typeof english = {
  search: "Buscar personas",
  searchHint: "Nombre o id",
  count: (count, people) => `${count} ${nouns.people(people)}`,
  countOf: (matching, total, people) => `${matching} de ${total} ${nouns.people(people)}`,
  clear: "Borrar",
  noMatch: {
    title: "Ninguna persona coincide con esta búsqueda",
    text: "Se buscó por nombre e id entre todas las personas con líneas.",
  },
  progress: "Avance",
  /** Of columns that have longer names in the table. */
  netValue: "Valor neto",
  absoluteValue: "Valor absoluto",
  /** How they are sorted by no column. */
  mostLines: "Más líneas primero",
};
