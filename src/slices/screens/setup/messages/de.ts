import type { messages as english } from "./en.ts";

/** Messages of the page of office screens. */
export const messages: typeof english = {
  title: "Bildschirme",
  lead: "Zeigen Sie den Stand Ihrer Zählungen auf einem Fernseher.",
  openHere: "Auf diesem Computer öffnen",
  list: "Gekoppelte Bildschirme",
  none: "Noch kein Bildschirm gekoppelt.",
  columns: {
    name: "Bildschirm",
    scope: "Zeigt",
    place: "Abstand, Größe",
    turn: "Seitenwechsel",
    hides: "Ausgeblendet",
    state: "Status",
  },
  place: (distance, diagonal) => `${distance} m, ${diagonal} Zoll`,
  turn: (seconds) => `alle ${seconds} s`,
  standard: "Nicht festgelegt",
  on: "Läuft",
  off: (moment) => `Nicht gesehen seit ${moment}`,
  never: "Noch nicht gesehen",
  seeIt: "Ansehen",
  seeItOf: (name) => `„${name}“ in neuem Tab ansehen`,
  change: "Ändern",
  changeOf: (name) => `„${name}“ ändern`,
  save: "Speichern",
  saveNote: "Der Bildschirm folgt innerhalb von Sekunden; ist er aus, sobald er wieder an ist.",
  cancel: "Abbrechen",
  changed: (name) => `„${name}“ wurde geändert`,
  add: "Bildschirm hinzufügen",
  addLead: (address) =>
    `Öffnen Sie ${address} auf dem Bildschirm. Er zeigt einen Code: Geben Sie ihn hier ein, oder scannen Sie den QR-Code mit Ihrem Telefon.`,
  code: "Code auf dem Bildschirm",
  codeMissing: "Geben Sie den Code ein, den der Bildschirm zeigt.",
  codeCheck: "Koppeln Sie nur den Bildschirm vor Ihnen: Er muss jetzt diesen Code zeigen.",
  name: "Name",
  nameHint: "Wo er hängt, etwa: Büro, Erdgeschoss",
  pair: "Diesen Bildschirm koppeln",
  note: "Am Bildschirm wird kein Zugangscode eingegeben. Hier können Sie den Zugriff jederzeit beenden.",
  incomplete: "Wählen Sie, was er zeigt, und korrigieren Sie die markierten Felder.",
  open: "Öffnen Sie auf dem Fernseher die Adresse unten.",
  viewer:
    "Nur die Administration koppelt Bildschirme. Ohne Kopplung öffnen Sie die Adresse unten auf einem Bildschirm, an dem Sie angemeldet sind.",
  preview: "Vorschau",
  direct: "Ohne Kopplung",
  directText:
    "Öffnen Sie diese Adresse im Browser eines Bildschirms, an dem jemand angemeldet ist oder kein Zugangscode nötig ist.",
  admitted: (name) => `„${name}“ wartet auf den Bildschirm`,
  admittedText:
    "Der Bildschirm mit diesem Code öffnet sich in wenigen Sekunden. Tut Ihrer das nicht, geben Sie den Code ein, den er jetzt zeigt. Ungenutzt läuft dieser Eintrag nach 10 Minuten ab.",
  paired: (name) => `Der Bildschirm „${name}“ ist gekoppelt`,
  pairedText:
    "Er zeigt jetzt die Zahlen. Zeigt Ihr Bildschirm weiterhin einen Code, wurde ein anderer gekoppelt: Beenden Sie diesen.",
  unclaimed: (name) => `Für „${name}“ hat sich kein Bildschirm gemeldet`,
  unclaimedText:
    "Kein Bildschirm hat diesen Code innerhalb von 10 Minuten gezeigt. Geben Sie den Code ein, den Ihr Bildschirm jetzt zeigt.",
  noCode:
    "Kein Bildschirm zeigt diesen Code. Codes wechseln nach einer Weile: Geben Sie den ein, den Ihr Bildschirm jetzt zeigt.",
};
