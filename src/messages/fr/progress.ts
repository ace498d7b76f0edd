import type { progress as english } from "#messages/en/progress.ts";
import { plural } from "./plural.ts";

/** The state of a counting, in the words of its pace bar. */
export const progress: typeof english = {
  label: (counted, status) => (status ? `${counted} compté, ${status}` : `${counted} compté`),
  noProducts: "Aucune ligne à compter",
  finishedAll: "Terminé, tout est compté",
  finishedWithLeft: (left) => `Terminé, ${left} non ${plural(left, "comptée", "comptées")}`,
  startsIn: (duration) => `Débute dans ${duration}`,
  allCounted: "Tout est compté",
  allCountedLate: "Tout est compté, pas encore clôturé",
  noDeadline: "Échéance inutilisable",
  noWorkTime: "Pas d’heures de travail",
  overdue: (duration) => `Hors délai depuis ${duration}`,
  ahead: (duration) => `en avance de ${duration} sur le plan`,
  behind: (duration) => `sous le plan de ${duration}`,
  onPace: "Conforme au plan",
  active: "Actif",
  finished: "Terminé",
  user: (id) => `Utilisateur ${id}`,
  unnamedUser: (id) => `Utilisateur ${id} (sans nom)`,
};
