import type { User } from "#contract/counting.ts";
import { at } from "./random.ts";

// Two people share a login name and three have none: only the id identifies a person.
const usernames: readonly (string | null)[] = [
  "marta.ferreira",
  "j.kowalski",
  "ana.beltran",
  "luis.ortega",
  null,
  "s.nowak",
  "giulia.conti",
  "p.devries",
  "tomas.ibañez",
  "k.schroeder",
  "claire.moreau",
  "ahmed.benali",
  "nuno.tavares",
  "ewa.zielińska",
  "r.vandamme",
  null,
  "paolo.greco",
  "i.sanchez",
  "lea.dubois",
  "m.haddad",
  "j.kowalski",
  "carmen.vidal",
  "stijn.bakker",
  "olga.wójcik",
  "t.weber",
  null,
  "bruno.teixeira",
  "sara.lopez",
  "d.ricci",
  "hanna.lindqvist",
];

const people: readonly User[] = usernames.map((username, index) => ({
  id: index * 11,
  username,
}));

/**
 * The people who count in a warehouse.
 * @param warehouse index in the list of warehouses
 * @param size number of people, up to 30
 */
export function crew(warehouse: number, size: number): readonly User[] {
  return Array.from({ length: size }, (_, index) => at(people, warehouse * 2 + index));
}

/** The person who documents what others counted in a warehouse. */
export function supervisor(warehouse: number): User {
  return at(people, warehouse * 2 + 9);
}
