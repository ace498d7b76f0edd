import type { shortcutList as english } from "#messages/en/shortcut-list.ts";

/** Every keyboard shortcut, by where it works. */
export const shortcutList: typeof english = {
  letterKeys: "Les raccourcis d’une seule touche agissent partout sur la page",
  places: {
    everywhere: "Partout",
    tables: "Dans un tableau de comptages, de lignes ou de personnes",
    log: "Dans le journal d’une importation",
    logSearch: "Dans la recherche d’un journal",
    screen: "Sur un écran de bureau",
  },
  actions: {
    find: "Rechercher ou aller à une page",
    shortcuts: "Afficher ces raccourcis",
    search: "Aller au champ de recherche de la page",
    close: "Fermer ce qui est ouvert ; depuis un champ de recherche vide, aller au tableau",
    row: "Ligne suivante ou précédente",
    screenful: "Un écran plus bas ou plus haut",
    end: "Première ou dernière ligne",
    tableRow: "Rangée suivante ou précédente",
    tableEnd:
      "Première ou dernière rangée ; avec des cellules sélectionnées, première ou dernière cellule",
    openRow: "Ouvrir la rangée ; pour une personne, filtrer ses lignes",
    selectRow: "Sélectionner la rangée",
    selectCells: "Sélectionner des cellules",
    selectAll: "Sélectionner toutes les cellules",
    copyCells: "Copier les cellules sélectionnées, ou la rangée, pour un tableur",
    copyWithTitles: "De même, avec les titres des colonnes",
    clearCells: "Tout désélectionner",
    link: "Lien vers la ligne",
    linkUpTo: "Lien vers les lignes jusqu’à celle-ci",
    unlink: "Désélectionner les lignes liées",
    nextHit: "Résultat suivant",
    previousHit: "Résultat précédent",
    clear: "Effacer la recherche",
    fullScreen: "Passer en plein écran, ou le quitter",
  },
  or: "ou",
};
