import { alertWords } from "#messages/de/alert-words.ts";
import type { en } from "./en.ts";

export const de: typeof en = {
  ...alertWords,
  counted: "Gezählt",
  target: "Ziel verfehlt",
  apiText:
    "Bis es antwortet, lässt sich keine Zählung beurteilen. Die nächste Nachricht kommt, sobald es antwortet.",
  apiUp: "Das Lagersystem antwortet wieder.",
  limits: {
    "at-least": (figure, value, limit) =>
      `${figure}: ${value}. Die Regel sagt mindestens ${limit}.`,
    "at-most": (figure, value, limit) => `${figure}: ${value}. Die Regel sagt höchstens ${limit}.`,
  },
  solved: (what) => `Vorbei: ${what}`,
  reasons: {
    over: "Die Regel trifft nicht mehr zu.",
    ended: "Die Zählung ist beendet.",
    gone: "Das Lagersystem führt die Zählung nicht mehr auf.",
  },
  counts: (number) => `${number} Zählungen`,
  several: (names) => `Eine Nachricht für alle, weil es viele auf einmal sind. Darunter: ${names}.`,
  test: "Test von Countboard",
  testText: "Dieses Ziel erhält die Nachrichten von Countboard.",
  open: "Zählung öffnen",
  openAll: "Countboard öffnen",
  handover: "Schichtübergabe",
  rule: (name) => `Regel: ${name}`,
  digest: (name) => `Zusammenfassung: ${name}`,
  withZone: (foot, zone) => `${foot}. Zeiten in ${zone}.`,
  stale: "Das Lagersystem antwortet nicht, deshalb gibt es keine Zahlen.",
};
