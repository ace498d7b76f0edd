import type { alertWords as english } from "#messages/en/alert-words.ts";

export const alertWords: typeof english = {
  verdicts: {
    late: "Wird zu spät fertig",
    overdue: "Überfällig",
    stalled: "Steht still",
    "all-counted": "Alles gezählt, nicht abgeschlossen",
    ended: "Beendet",
  },
  figures: {
    behind: "Hinter dem Plan",
    progress: "Fortschritt",
    left: "Offene Positionen",
    discrepancies: "Abweichungen",
    "discrepancy-rate": "Abweichungsquote",
    incidents: "Vorfälle",
    accuracy: "Genauigkeit",
    undocumented: "Abweichungen ohne Grund",
    "undocumented-value": "Wert ohne Grund",
    "absolute-value": "Absolute Abweichung (Wert)",
  },
  apiDown: "Das Lagersystem antwortet nicht",
};
