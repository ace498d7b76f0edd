import type { palette as english } from "#messages/en/palette.ts";
import { plural } from "./plural.ts";

export const palette: typeof english = {
  close: "Fermer",
  placeholder: "Comptage, entrepôt, produit, page ou action",
  results: "Résultats",
  found: (count, n) => `${count} ${plural(n, "résultat", "résultats")}`,
  first: (shown, count) => `Les ${shown} premiers résultats sur ${count} ; précisez la recherche`,
  none: (text) => (text === "" ? "Rien à ouvrir ici" : `Rien ne correspond à « ${text} »`),
  lookup: (id) => `Chercher le comptage « ${id} »`,
  asking: "Interrogation du système de stock",
  noCounting: (id) => `Aucun comptage n’a l’identifiant « ${id} »`,
  kinds: {
    action: "Action",
    page: "Page",
    view: "Vue enregistrée",
    warehouse: "Entrepôt : ses comptages",
    counting: "Comptage",
    line: "Ligne de ce comptage",
    screen: "Écran de bureau",
    language: "Langue",
    products: "Recherche",
    product: "Ligne",
    lookup: "Identifiant exact",
  },
  reasons: {
    attention: "À surveiller",
    opened: "Ouvert récemment",
  },
  products: {
    all: (lines, where) => `Tout afficher dans ${where} : ${lines}`,
    stock: (expected, counted) => `attendu ${expected}, compté ${counted},`,
    notCounted: (expected) => `attendu ${expected}, pas encore compté,`,
    finding: "Recherche des comptages actifs",
    found: (lines, n) => `${lines} ${plural(n, "ligne trouvée", "lignes trouvées")}`,
    none: (text) => `Aucun produit ne correspond à « ${text} »`,
    searched: (done, all) =>
      `${done} ${plural(done, "comptage parcouru", "comptages parcourus")} sur ${all}`,
    failed: (counts, n) =>
      plural(
        n,
        `${counts} comptage n’a pas pu être lu`,
        `${counts} comptages n’ont pas pu être lus`,
      ),
    unreadable: (lines, n) =>
      plural(n, `${lines} ligne n’a pas pu être lue`, `${lines} lignes n’ont pas pu être lues`),
    stop: "Arrêter",
  },
};
