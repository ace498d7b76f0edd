import type { initial as english } from "#messages/en/initial.ts";
import { plural } from "./plural.ts";

const lines = (count: string, of: number) => `${count} ${plural(of, "ligne", "lignes")}`;

/** Words of a counting's late parts that show before their code is loaded. */
export const initial: typeof english = {
  header: {
    back: "Retour aux comptages",
    undocumented: "non justifiés",
    figures: "Chiffres",
    tools: "Outils",
    more: "Plus",
    benefits: {
      rescue: "Ce qu’il faut pour tenir l’échéance",
      recountRound: "Les lignes qui méritent d’être recomptées",
      replay: "Revoir le comptage depuis le début",
      changes: "Ce qui s’est passé depuis votre dernière visite",
    },
  },
  actions: {
    share: "Partager",
    print: "Imprimer",
    onScreen: "Sur un écran",
  },
  report: {
    onPaper: "Imprimé tel qu’à l’écran : les lignes visibles. Le rapport contient les autres.",
  },
  replay: {
    open: "Relecture",
    openChanges: "Ce qui a changé",
    closeChanges: "Fermer ce qui a changé",
    backToLive: "Revenir au direct",
    failed: "La relecture n’a pas pu être chargée. Recharger la page suffit en général.",
    rebuilt: "reconstitué à partir des lignes",
    rebuiltShort: "reconstitué",
  },
  scope: {
    scopeInStrip: (matching, of) =>
      `sur ${lines(matching, of)} qui ${plural(of, "correspond", "correspondent")}`,
    allInStrip: (total, of) => `sur ${of === 1 ? "" : "les "}${lines(total, of)}`,
    filter: (name) => `Limiter les lignes à : ${name}`,
  },
  rescue: {
    title: "Plan de rattrapage",
    notLoaded: "Le plan de rattrapage n’a pas pu être chargé ; rechargez la page pour réessayer.",
  },
  export: {
    open: "Exporter",
    menu: "Exporter les lignes",
    notLoaded:
      "L’exportation n’a pas pu être chargée. Vérifiez la connexion, puis rechargez la page.",
  },
  filters: {
    name: "Filtres",
    facets: {
      state: "État",
      zone: "Zone",
      difference: "Différence",
      documented: "Justification",
      person: "Affectée à",
    },
    remove: (filter) => `Retirer le filtre : ${filter}`,
    failed: "Les filtres n’ont pas pu être chargés. Recharger la page suffit en général.",
    noMatch: {
      title: "Aucune ligne ne correspond à ces filtres",
      text: "Toutes les lignes de ce comptage ont été examinées.",
    },
  },
  columns: {
    open: "Colonnes",
    failed: "Le choix des colonnes n’a pas pu être chargé.",
  },
};
