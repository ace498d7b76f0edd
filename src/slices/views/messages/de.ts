import { plural } from "#messages/de/plural.ts";
import type { messages as english } from "./en.ts";

/** Messages of the page of saved views, the start view and starred warehouses. */
export const messages: typeof english = {
  title: "Ansichten",
  lead: "Eine Ansicht ist eine Seite mit ihren Filtern, ihrer Sortierung und ihren Spalten.",
  toSave: "Öffnen Sie die Seite, wählen Sie „Teilen“ und speichern Sie sie als Ansicht.",
  toCountings: "Zählungen anzeigen",
  notStored: "Dieser Browser speichert nichts; Änderungen gelten, bis die Seite geschlossen wird.",
  own: "In diesem Browser",
  none: "Noch keine Ansicht gespeichert",
  start: "Als Startseite",
  startsElsewhere: "Dieser Browser beginnt mit einer gespeicherten Ansicht.",
  startWithList: "Mit der Liste der Zählungen beginnen",
  remove: "Entfernen",
  removed: (name) => `${name} entfernt`,
  exportFile: "In Datei exportieren",
  importFile: "Datei importieren",
  imported: (count, of) => `${count} ${plural(of, "Ansicht", "Ansichten")} in diesem Browser`,
  refusedFile: "Die Datei wurde nicht gelesen: Sie enthält keine Ansichten von Countboard.",
  counting: (id) => `Zählung ${id}`,
  warehouses: "Lager",
  starHint: "Lager mit Stern stehen bei der Auswahl eines Lagers zuerst.",
  noWarehouses: "Noch kein Lager hat eine Zählung.",
  star: (name) => `Stern für ${name}`,
  noneForEveryone: "Für alle ist keine Ansicht gespeichert.",
  keepForEveryone: "Für alle speichern",
  kept: (name) => `${name} ist für alle gespeichert`,
  confirmRemove: (name) => `${name} für alle entfernen?`,
  confirmRemoveText:
    "Danach sieht niemand mehr diese Ansicht. Ansichten, die im Browser gespeichert sind, bleiben.",
  cancelRemove: "Behalten",
  removing: "Wird entfernt…",
  everyoneFailed: "Die Änderung wurde nicht gespeichert",
};
