import type { account as english } from "#messages/en/account.ts";

/** Messages of the viewer’s access, in the menu. */
export const account: typeof english = {
  viewer: "Angemeldet mit Leserechten",
  admin: "Angemeldet mit Adminrechten",
  known: (name) => `Angemeldet als ${name}`,
  knownAdmin: (name) => `Angemeldet als ${name}, mit Adminrechten`,
  link: (name) => `Freigabelink „${name}“`,
  screen: (name) => `Bildschirm „${name}“`,
  sees: {
    all: "Zeigt alles",
    counting: "Zeigt nur diese Zählung",
    countings: "Zeigt nur gewählte Zählungen",
  },
  seesCounting: (name, start) => `Zeigt nur ${name}, begonnen ${start}`,
  seesWarehouse: (name) => `Zeigt nur aktive Zählungen in ${name}`,
  until: (instant) => `Bis ${instant}`,
  signOut: "Abmelden",
  leave: "Link verlassen",
  signOutFailed: "Die Abmeldung ist fehlgeschlagen. Versuchen Sie es erneut.",
};
