import type { account as english } from "#messages/en/account.ts";

/** Messages of the viewer’s access, in the menu. */
export const account: typeof english = {
  viewer: "Session de consultation",
  admin: "Session d’administration",
  known: (name) => `Session de « ${name} »`,
  knownAdmin: (name) => `Session de « ${name} », avec droits d’administration`,
  link: (name) => `Lien de partage « ${name} »`,
  screen: (name) => `Écran « ${name} »`,
  sees: {
    all: "Affiche tout",
    counting: "Affiche seulement ce comptage",
    countings: "Affiche seulement des comptages choisis",
  },
  seesCounting: (name, start) => `Affiche seulement ${name}, commencé ${start}`,
  seesWarehouse: (name) => `Affiche seulement les comptages actifs de ${name}`,
  until: (instant) => `Expire : ${instant}`,
  signOut: "Se déconnecter",
  leave: "Quitter ce lien",
  signOutFailed: "La déconnexion a échoué. Réessayez.",
};
