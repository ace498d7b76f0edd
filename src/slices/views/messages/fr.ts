import { plural } from "#messages/fr/plural.ts";
import type { messages as english } from "./en.ts";

/** Messages of the page of saved views, the start view and starred warehouses. */
export const messages: typeof english = {
  title: "Vues",
  lead: "Une vue est une page avec ses filtres, son tri et ses colonnes.",
  toSave:
    "Pour en enregistrer une, ouvrez la page, cliquez sur « Partager », puis enregistrez-la comme vue.",
  toCountings: "Afficher les comptages",
  notStored:
    "Ce navigateur n’enregistre rien : les modifications durent jusqu’à la fermeture de la page.",
  own: "Dans ce navigateur",
  none: "Aucune vue enregistrée pour l’instant",
  start: "Ouvrir en premier",
  startsElsewhere: "Ce navigateur commence par une vue enregistrée.",
  startWithList: "Commencer par la liste des comptages",
  remove: "Supprimer",
  removed: (name) => `${name} supprimée`,
  exportFile: "Exporter dans un fichier",
  importFile: "Importer un fichier",
  imported: (count, of) => `${count} ${plural(of, "vue", "vues")} dans ce navigateur`,
  refusedFile: "Le fichier n’a pas été lu : il ne contient pas de vues de Countboard.",
  counting: (id) => `Comptage ${id}`,
  warehouses: "Entrepôts",
  starHint: "Les entrepôts avec une étoile viennent en premier dans les listes.",
  noWarehouses: "Aucun entrepôt n’a encore de comptage.",
  star: (name) => `Étoile pour ${name}`,
  noneForEveryone: "Aucune vue pour tous.",
  keepForEveryone: "Enregistrer pour tous",
  kept: (name) => `${name} est enregistrée pour tous`,
  confirmRemove: (name) => `Supprimer ${name} pour tous ?`,
  confirmRemoveText:
    "Plus personne ne verra cette vue. Les vues enregistrées dans les navigateurs restent.",
  cancelRemove: "Conserver",
  removing: "Suppression…",
  everyoneFailed: "La modification n’a pas été enregistrée",
};
