import type { AccessMessages } from "./en.ts";

/** Texts of the gateway's own pages. */
export const de: AccessMessages = {
  description: "Der Fortschritt von Bestandszählungen in Lagern",
  signIn: {
    title: "Anmelden",
    label: "Zugangscode",
    button: "Anmelden",
    wrong: "Dieser Zugangscode ist falsch.",
    tooMany: (minutes) =>
      `Aus Ihrem Netz kamen zu viele falsche Zugangscodes. Versuchen Sie es in ${minutes === 1 ? "einer Minute" : `${minutes} Minuten`} erneut.`,
    busy: "Im Moment melden sich zu viele Personen an. Versuchen Sie es in einigen Sekunden erneut.",
    foreign: "Dieses Formular kam von einer anderen Website. Füllen Sie es hier aus.",
  },
  landing: {
    title: "Für Sie freigegeben",
    all: "Alle Bestandszählungen",
    warehouse: (name) => `${name}, aktive Bestandszählungen`,
    counting: (name, day) => `${name}, Bestandszählung vom ${day}`,
    countings: (countings) => `${countings} Bestandszählungen`,
    unnamed: (id) => `Bestandszählung ${id}`,
    until: (day) => `Freigegeben bis ${day}.`,
    button: "Übersicht öffnen",
    note: "Dieser Browser zeigt dann, was freigegeben ist, bis der Link abläuft oder die Freigabe endet.",
    foreign:
      "Eine andere Website wollte diesen Link für Sie öffnen. Öffnen Sie ihn hier, wenn Sie möchten.",
  },
  over: {
    "share-expired": {
      title: "Der Link ist abgelaufen",
      lead: "Bitten Sie die Person, die ihn geschickt hat, um einen neuen.",
    },
    "share-revoked": {
      title: "Dieser Link funktioniert nicht mehr",
      lead: "Bitten Sie die Person, die ihn geschickt hat, um einen neuen.",
    },
    "access-denied": {
      title: "Der Link funktioniert nicht",
      lead: "Er ist nicht vollständig oder wurde unterwegs verändert. Kopieren Sie ihn noch einmal vollständig, oder fragen Sie die Person, die ihn geschickt hat.",
    },
  },
  proxy: {
    title: "Nicht angemeldet",
    lead: "Bei Countboard melden Sie sich über Ihre Organisation an; diese Anfrage kam nicht von dort.",
    note: "Öffnen Sie Countboard unter der Adresse Ihrer Organisation. Wenn Sie das getan haben, bitten Sie die IT, ACCESS_HEADER, ACCESS_HEADER_SECRET und ACCESS_PROXIES zu prüfen.",
  },
  pair: {
    title: "Diesen Bildschirm koppeln",
    lead: "Geben Sie diesen Code unter „Bildschirme“ ein, an einem Computer oder Telefon mit Adminrechten:",
    qr: "QR-Code des Formulars für diesen Code",
    scan: "Oder scannen Sie dies mit einem Telefon mit Adminrechten. Der Code ist dann eingetragen und muss dort nur bestätigt werden.",
    waiting:
      "Dieser Bildschirm startet von selbst, sobald der Code eingegeben ist. Der Code wechselt alle paar Minuten.",
    noScript: "Zum Koppeln ist JavaScript nötig.",
    unreachable: "Das Gateway ist nicht erreichbar.",
    refused: "Im Moment gibt es keinen Code. Dieser Bildschirm fragt weiter nach einem.",
  },
  framed: {
    text: "Eine andere Website zeigt diese Seite in einem Rahmen, und dort merken sich Browser keine Anmeldung bei Countboard.",
    open: "In einem eigenen Tab öffnen",
  },
  hostHint:
    "Falls Sie dies danach wieder sehen, gibt ein Proxy die Adresse nicht weiter, die Ihr Browser angefragt hat: Näheres findet die IT im Protokoll des Gateways.",
  unusable: {
    title: "Countboard kann seine Dateien nicht verwenden",
    lead: (file) =>
      `Die Datei ${file} im Ordner des Gateways (STATE_DIR) ist nicht verwendbar, deshalb weiß Countboard nicht, wer was sehen darf.`,
    note: (file) =>
      `Rufen Sie die IT an: Sie kann ${file} aus der Sicherung wiederherstellen oder den Ordner wieder verwendbar machen. Das Protokoll des Gateways und /readyz sagen, was nicht stimmt. Sonst muss nichts geändert werden.`,
  },
  signInInstead: "Stattdessen anmelden",
};
