import type { people as english } from "#messages/en/people.ts";
import { nouns } from "./plural.ts";

/** Messages of the grid of the people who have lines. */
export const people: typeof english = {
  search: "Chercher une personne",
  searchHint: "Nom ou identifiant",
  count: (count, people) => `${count} ${nouns.people(people)}`,
  countOf: (matching, total, people) => `${matching} sur ${total} ${nouns.people(people)}`,
  clear: "Effacer",
  noMatch: {
    title: "Aucune personne ne correspond à cette recherche",
    text: "La recherche a porté sur toutes les personnes qui ont des lignes, par nom et par identifiant.",
  },
  progress: "Avancement",
  /** Of columns that have longer names in the table. */
  netValue: "Valeur nette",
  absoluteValue: "Valeur absolue",
  /** How they are sorted by no column. */
  mostLines: "Le plus de lignes d’abord",
};
