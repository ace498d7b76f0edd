import type { views as english } from "#messages/en/views.ts";

/** Messages for saving a view, and for the views of everyone. */
export const views: typeof english = {
  saveTitle: "Salvar esta visão",
  saveText: "Com um nome, neste navegador",
  name: "Nome da visão",
  save: "Salvar",
  saved: (name) => `Salva como ${name}.`,
  savedForNow: (name) => `Salva como ${name} até fechar esta página.`,
  all: "Todas as visões",
  everyone: "Para todos",
};
