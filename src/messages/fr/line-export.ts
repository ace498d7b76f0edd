import type { lineExport as english } from "#messages/en/line-export.ts";
import { plural } from "./plural.ts";

/** Messages of the export of product lines. */
export const lineExport: typeof english = {
  format: "Fichier",
  formats: { csv: "CSV", xlsx: "Excel" },
  lines: "Lignes",
  view: (lines) => (lines === null ? "Cette vue" : `Cette vue, ${lines}`),
  all: (lines) => (lines === null ? "Toutes les lignes" : `Toutes les lignes, ${lines}`),
  first: "Les premières dans cet ordre",
  firstLines: "Combien",
  columns: "Colonnes",
  shownColumns: (columns) => `Affichées, ${columns}`,
  allColumns: (columns) => `Toutes, ${columns}`,
  index: "N°",
  utc: "Les heures du fichier sont en UTC.",
  incomplete: (read, total) =>
    `Toutes les lignes ne sont pas là : ${read} sur ${total}. Le fichier n’en contient pas d’autres.`,
  unread: (faults, count) =>
    `${faults} ${plural(count, "ligne n’a pas pu être lue et n’est pas", "lignes n’ont pas pu être lues et ne sont pas")} dans le fichier.`,
  download: "Télécharger",
  cancel: "Annuler",
  progress: "Lignes écrites",
  written: (written, total, lines) =>
    `${written} sur ${total} ${plural(lines, "ligne écrite", "lignes écrites")}`,
  preparing: "Préparation du fichier",
  saved: (lines, count) => `${lines} ${plural(count, "ligne enregistrée", "lignes enregistrées")}.`,
  shortened: (texts, count) =>
    `${texts} ${plural(count, "texte ne tient pas dans une cellule Excel et a été coupé ; un fichier CSV le contient en entier", "textes ne tiennent pas dans une cellule Excel et ont été coupés ; un fichier CSV les contient en entier")}.`,
  cancelled: "Annulé. Rien n’a été enregistré.",
  failed: {
    gone: "Pas de fichier : les lignes ne sont plus en mémoire. Actualisez le comptage, puis réessayez.",
    notYet: "Pas de fichier : les lignes ne sont pas encore chargées. Réessayez dans un instant.",
    unexpected: (reason) =>
      `Aucun fichier n’a pu être écrit. Vérifiez la connexion et réessayez, ou rechargez la page. ${reason}`,
  },
  sheet: "Lignes de produit",
  asOf: (instant) => `au-${instant}Z`,
  file: (id, date, isPartial, format) =>
    `countboard-lignes-${id}-${date}${isPartial ? "-partiel" : ""}.${format}`,
};
