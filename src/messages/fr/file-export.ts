import type { fileExport as english } from "#messages/en/file-export.ts";
import { plural } from "./plural.ts";

/** Messages of every export. */
export const fileExport: typeof english = {
  format: "Fichier",
  formats: { csv: "CSV", xlsx: "Excel" },
  separators: "Séparateurs",
  separatorNames: {
    semicolon: "Point-virgule, 0,5",
    comma: "Virgule, 0.5",
    "semicolon-point": "Point-virgule, 0.5",
  },
  csvLoses:
    "Un fichier CSV n’a pas de types de cellules : un tableur qui l’ouvre peut lire 00123 comme 123, 2E5 comme 200000 et 1-2 comme une date. Un fichier Excel les conserve.",
  table: "Tableau",
  rows: "Lignes",
  all: (rows) => (rows === null ? "Toutes les lignes" : `Toutes les lignes, ${rows}`),
  first: (rows) => `Les ${rows} premières dans cet ordre`,
  howMany: "Combien",
  zone: (zone) => `Heures du fichier : ${zone}.`,
  download: "Télécharger",
  copy: "Copier",
  parquet: "Parquet",
  parquetHas:
    "Un fichier Parquet contient toutes les lignes telles quelles dans l’historique, avec des nombres exacts et les noms de l’API.",
  notCopied: "Rien n’a été copié : le navigateur ne le permet pas.",
  cancel: "Annuler",
  progress: "Lignes écrites",
  written: (written, total) =>
    `${written} ${plural(written, "ligne écrite", "lignes écrites")} sur ${total}`,
  preparing: "Préparation du fichier",
  saved: (rows, count) => `${rows} ${plural(count, "ligne enregistrée", "lignes enregistrées")}.`,
  shortened: (texts, count) =>
    `${texts} ${plural(count, "texte ne tient pas dans une cellule Excel et a été coupé ; un fichier CSV le contient en entier", "textes ne tiennent pas dans une cellule Excel et ont été coupés ; un fichier CSV les contient en entier")}.`,
  cancelled: "Annulé. Rien n’a été enregistré.",
  failed: {
    gone: "Aucun fichier : les lignes ne sont plus en mémoire. Actualisez le comptage, puis réessayez.",
    notYet: "Aucun fichier : les lignes ne sont pas encore chargées. Réessayez dans un instant.",
    unexpected: (reason) =>
      `Aucun fichier n’a pu être écrit. Vérifiez la connexion et réessayez, ou rechargez la page. ${reason}`,
  },
  titles: {
    counting: "Id du comptage",
    warehouseCode: "Code de l’entrepôt",
    lines: "Lignes",
    logLine: "Ligne",
    logText: "Texte",
    lastAt: "Heure du dernier comptage ici",
  },
};
