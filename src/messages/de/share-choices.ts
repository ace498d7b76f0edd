import type { shareChoices as english } from "#messages/en/share-choices.ts";

/** Messages of what one can do to share the present view. */
export const shareChoices: typeof english = {
  copyLink: "Link kopieren",
  open: "Wer diese Adresse erreicht, kann sie öffnen.",
  needsAccess: "Auch die andere Person braucht Zugriff auf Countboard.",
  needsShare:
    "Die andere Person braucht einen eigenen Link: Wer Ihnen Ihren geschickt hat, kann ihn erstellen.",
  copied: "Kopiert. Der Link öffnet genau diese Ansicht.",
  onlyHere:
    "Diese Adresse öffnet sich nur auf diesem Computer. Für andere Geräte braucht es eine öffentliche Adresse von der IT (Einstellung PUBLIC_URL).",
  outside: "Link für Außenstehende",
  outsideText:
    "Öffnet sich ohne Anmeldung; Kosten und Namen bleiben ausgeblendet, bis Sie sie einblenden",
};
