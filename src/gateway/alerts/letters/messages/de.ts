import type { en } from "./en.ts";

export const de: typeof en = {
  verdicts: {
    late: "Wird zu spät fertig",
    overdue: "Überfällig",
    stalled: "Steht still",
    "all-counted": "Alles gezählt, nicht abgeschlossen",
    ended: "Beendet",
  },
  figures: {
    behind: "Hinter dem Plan",
    progress: "Gezählt",
    left: "Offene Positionen",
    discrepancies: "Abweichungen",
    "discrepancy-rate": "Abweichungsquote",
    incidents: "Vorfälle",
    accuracy: "Genauigkeit",
    undocumented: "Abweichungen ohne Grund",
    "undocumented-value": "Wert ohne Grund",
    "absolute-value": "Absolute Abweichung (Wert)",
  },
  target: "Ziel verfehlt",
  apiDown: "Das Bestandssystem antwortet nicht",
  apiText:
    "Bis sie antwortet, lässt sich keine Zählung beurteilen. Die nächste Nachricht kommt, sobald sie es tut.",
  apiUp: "Das Bestandssystem antwortet wieder.",
  limits: {
    "at-least": (figure, value, limit) =>
      `${figure}: ${value}. Die Regel sagt mindestens ${limit}.`,
    "at-most": (figure, value, limit) => `${figure}: ${value}. Die Regel sagt höchstens ${limit}.`,
  },
  solved: (what) => `Vorbei: ${what}`,
  reasons: {
    over: "Die Regel trifft nicht mehr zu.",
    ended: "Die Zählung ist beendet.",
    gone: "Das Bestandssystem führt die Zählung nicht mehr auf.",
  },
  counts: (number) => `${number} Zählungen`,
  several: (names) => `Eine Nachricht für alle, weil es viele auf einmal sind. Darunter: ${names}.`,
  test: "Test von Countboard",
  testText: "Dieses Ziel erhält die Nachrichten von Countboard.",
  open: "Zählung öffnen",
  openAll: "Countboard öffnen",
  handover: "Schichtübergabe",
  rule: (name) => `Regel: ${name}`,
  digest: (name) => `Überblick: ${name}`,
  withZone: (foot, zone) => `${foot}. Zeiten in ${zone}.`,
  stale: "Das Bestandssystem antwortet nicht, deshalb gibt es keine Zahlen.",
};
