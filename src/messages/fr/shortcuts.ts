import type { shortcuts as english } from "#messages/en/shortcuts.ts";

/** Words of the keyboard shortcuts. */
export const shortcuts: typeof english = {
  title: "Raccourcis clavier",
  close: "Fermer",
  more: "Ce que signifient les chiffres",
  places: {
    everywhere: "Partout",
    countings: "Dans la liste des comptages",
    lines: "Dans les lignes de produit",
    log: "Dans le journal d’une importation",
    logSearch: "Dans la recherche d’un journal",
  },
  actions: {
    shortcuts: "Afficher ces raccourcis",
    search: "Aller au champ de recherche de la page",
    close: "Fermer ce qui est ouvert",
    row: "Ligne suivante ou précédente",
    screenful: "Un écran plus bas ou plus haut",
    end: "Première ou dernière ligne",
    nextCounting: "Comptage suivant",
    previousCounting: "Comptage précédent",
    openCounting: "Ouvrir le comptage",
    link: "Lien vers la ligne",
    linkUpTo: "Lien vers les lignes jusqu’à celle-ci",
    openLine: "Ouvrir la ligne",
    unlink: "Désélectionner les lignes liées",
    nextHit: "Résultat suivant",
    previousHit: "Résultat précédent",
    clear: "Effacer la recherche",
  },
  or: "ou",
  keys: {
    Escape: "Échap",
    ArrowDown: "↓",
    ArrowUp: "↑",
    PageDown: "Page suiv.",
    PageUp: "Page préc.",
    Home: "Début",
    End: "Fin",
  },
};
