import type { palette as english } from "#messages/en/palette.ts";
import { plural } from "./plural.ts";

export const palette: typeof english = {
  close: "Fermer",
  placeholder: "Comptage, entrepôt, produit, page ou action",
  results: "Résultats",
  found: (count, n) => `${count} ${plural(n, "résultat", "résultats")}`,
  first: (shown, count) =>
    `Les ${shown} premiers résultats sur ${count} : plus de mots en donnent moins`,
  none: (text) => (text === "" ? "Rien à ouvrir ici" : `Rien ne correspond à « ${text} »`),
  lookup: (id) => `Chercher le comptage « ${id} »`,
  asking: "Demande au système de stock",
  noCounting: (id) => `Aucun comptage n’a l’identifiant « ${id} »`,
  kinds: {
    action: "Commande",
    page: "Page",
    view: "Vue enregistrée",
    warehouse: "Entrepôt : ses comptages",
    counting: "Comptage",
    line: "Ligne de ce comptage",
    screen: "Écran de bureau",
    language: "Langue",
    lookup: "Identifiant exact",
  },
};
