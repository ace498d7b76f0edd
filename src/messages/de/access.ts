import type { access as english } from "#messages/en/access.ts";

/** Messages of who may see what: the copied address, who one is, and what is left out. */
export const access: typeof english = {
  costsHidden: "Dieser Link blendet Kosten aus",
  hiddenHere: "In diesem Link ausgeblendet",
  hidden: {
    costs: {
      lead: "Dieser Link blendet Kosten aus",
      text: "Statt Kosten steht ein Strich; er bedeutet nicht 0. Auch Kommentare sind ausgeblendet.",
    },
    names: {
      lead: "Dieser Link blendet Namen aus",
      text: "Personen erscheinen als Nummer. Auch Kommentare sind ausgeblendet.",
    },
    both: {
      lead: "Dieser Link blendet Kosten und Namen aus",
      text: "Statt Kosten steht ein Strich; er bedeutet nicht 0. Personen erscheinen als Nummer. Auch Kommentare sind ausgeblendet.",
    },
  },
  panelFailed:
    "Dieser Teil konnte nicht geladen werden. Laden Sie die Seite neu, um es erneut zu versuchen.",
  copyLink: "Link kopieren",
  print: "Drucken",
  share: "Teilen",
  onScreen: "Auf Bildschirm",
  shareChoices: {
    open: "Wer diese Adresse erreicht, kann sie öffnen.",
    needsAccess: "Auch die andere Person braucht Zugriff auf Countboard.",
    needsShare:
      "Die andere Person braucht einen eigenen Link: Wer Ihnen Ihren geschickt hat, kann ihn erstellen.",
    copied: "Kopiert. Der Link öffnet genau diese Ansicht.",
    outside: "Link für Außenstehende",
    outsideText:
      "Öffnet sich ohne Anmeldung; Kosten und Namen bleiben ausgeblendet, bis Sie sie einblenden",
  },
  account: {
    title: "Zugriff",
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
    scope: {
      all: "Freigegeben",
      counting: "Nur diese Zählung",
      countings: "Nur einige Zählungen",
      warehouse: "Nur ein Lager",
    },
    until: (instant) => `Bis ${instant}`,
    signOut: "Abmelden",
    leave: "Link verlassen",
    signOutFailed: "Die Abmeldung ist fehlgeschlagen. Versuchen Sie es erneut.",
  },
  signIn: "Anmelden",
  toShared: "Freigegebenes öffnen",
};
