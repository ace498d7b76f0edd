import type { account as english } from "#messages/en/account.ts";

/** Messages of the viewer’s access, in the menu. */
export const account: typeof english = {
  viewer: "Sessão de leitura",
  admin: "Sessão de administrador",
  known: (name) => `Sessão de ${name}`,
  knownAdmin: (name) => `Sessão de ${name}, com acesso de administrador`,
  link: (name) => `Link compartilhado “${name}”`,
  screen: (name) => `Tela “${name}”`,
  sees: {
    all: "Mostra tudo",
    counting: "Mostra só esta contagem",
    countings: "Mostra só contagens escolhidas",
  },
  seesCounting: (name, start) => `Mostra só ${name}, iniciada ${start}`,
  seesWarehouse: (name) => `Mostra só as contagens ativas de ${name}`,
  until: (instant) => `Até ${instant}`,
  signOut: "Sair",
  leave: "Sair deste link",
  signOutFailed: "Não foi possível sair. Tente de novo.",
};
