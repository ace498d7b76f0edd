import type { people as english } from "#messages/en/people.ts";
import { nouns } from "./plural.ts";

/** Messages of the grid of the people who have lines. */
export const people: typeof english = {
  search: "Buscar pessoas",
  searchHint: "Nome ou id",
  count: (count, people) => `${count} ${nouns.people(people)}`,
  countOf: (matching, total, people) => `${matching} de ${total} ${nouns.people(people)}`,
  clear: "Limpar",
  noMatch: {
    title: "Nenhuma pessoa corresponde a esta busca",
    text: "A busca foi feita por nome e id entre todas as pessoas com linhas.",
  },
  progress: "Progresso",
  /** Of columns that have longer names in the table. */
  netValue: "Valor líquido",
  absoluteValue: "Valor absoluto",
  /** How they are sorted by no column. */
  mostLines: "Mais linhas primeiro",
};
