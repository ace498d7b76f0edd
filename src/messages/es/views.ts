import type { views as english } from "#messages/en/views.ts";

/** Messages for saving a view, and for the views of everyone. */
export const views: typeof english = {
  saveTitle: "Guardar esta vista",
  saveText: "Con un nombre, en este navegador",
  name: "Nombre de la vista",
  save: "Guardar",
  saved: (name) => `Guardada como ${name}.`,
  savedForNow: (name) => `Guardada como ${name} hasta cerrar esta página.`,
  all: "Todas las vistas",
  everyone: "Para todos",
};
