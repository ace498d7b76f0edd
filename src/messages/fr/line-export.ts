import type { lineExport as english } from "#messages/en/line-export.ts";
import { nouns, plural } from "./plural.ts";

/** Messages of the export of product lines. */
export const lineExport: typeof english = {
  lines: "Lignes",
  view: (lines) => (lines === null ? "Cette vue" : `Cette vue, ${lines}`),
  all: (lines) => (lines === null ? "Toutes les lignes" : `Toutes les lignes, ${lines}`),
  columns: "Colonnes",
  shownColumns: (columns) => `Affichées, ${columns}`,
  allColumns: (columns) => `Toutes, ${columns}`,
  index: "N°",
  incomplete: (read, total) =>
    `Seulement ${read} ${nouns.lines(read)} sur ${total} ${plural(read, "est arrivée", "sont arrivées")}. Le fichier n’en contient pas d’autres.`,
  unread: (faults, count) =>
    `${faults} ${plural(count, "ligne n’a pas pu être lue et n’est pas", "lignes n’ont pas pu être lues et ne sont pas")} dans le fichier.`,
  progress: "Lignes écrites",
  written: (written, total) =>
    `${written} ${plural(written, "ligne écrite", "lignes écrites")} sur ${total}`,
  saved: (lines, count) => `${lines} ${plural(count, "ligne enregistrée", "lignes enregistrées")}.`,
  sheet: "Lignes de produit",
  asOf: (instant) => `au-${instant}Z`,
  file: (id, date, isPartial, format) =>
    `countboard-lignes-${id}-${date}${isPartial ? "-partiel" : ""}.${format}`,
};
