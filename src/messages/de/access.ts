import type { access as english } from "#messages/en/access.ts";

/** Messages about access: sharing, its scope and what is hidden. */
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
  print: "Drucken",
  share: "Teilen",
  onScreen: "Auf Bildschirm",
  account: {
    title: "Zugriff",
    scope: {
      all: "Freigegeben",
      counting: "Nur diese Zählung",
      countings: "Nur einige Zählungen",
      warehouse: "Nur ein Lager",
    },
  },
  signIn: "Anmelden",
  toShared: "Freigegebenes öffnen",
};
