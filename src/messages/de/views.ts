import type { views as english } from "#messages/en/views.ts";

/** Messages for saving a view, and for the views of everyone. */
export const views: typeof english = {
  saveTitle: "Diese Ansicht speichern",
  saveText: "Unter einem Namen, in diesem Browser",
  name: "Name der Ansicht",
  save: "Speichern",
  saved: (name) => `Gespeichert als ${name}.`,
  savedForNow: (name) => `Gespeichert als ${name}, bis diese Seite geschlossen wird.`,
  all: "Alle Ansichten",
  everyone: "Für alle",
};
