import type { countingChoice as english } from "#messages/en/counting-choice.ts";

/** Messages of the choice of a counting by its name. */
export const countingChoice: typeof english = {
  label: "Comptage",
  placeholder: "Entrepôt, code, date ou adresse",
  named: (name, start) => `${name}, commencé ${start}`,
  finished: "terminé",
  none: "Aucun comptage chargé",
  typed: (id) => `Aucun comptage ne correspond : « ${id} » est utilisé comme identifiant.`,
};
