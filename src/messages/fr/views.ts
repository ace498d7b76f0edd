import type { views as english } from "#messages/en/views.ts";

/** Messages for saving a view, and for the views of everyone. */
export const views: typeof english = {
  saveTitle: "Enregistrer cette vue",
  saveText: "Sous un nom, dans ce navigateur",
  name: "Nom de la vue",
  save: "Enregistrer",
  saved: (name) => `Enregistrée sous ${name}.`,
  savedForNow: (name) => `Enregistrée sous ${name} jusqu’à la fermeture de cette page.`,
  all: "Toutes les vues",
  everyone: "Pour tous",
};
