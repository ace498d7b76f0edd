import type { ofList as english } from "#messages/en/definitions-list.ts";
import { finished, lines, share, tooOld } from "./definitions-common.ts";

/** Figures that the list of countings has besides those of a header. */
export const ofList: typeof english = {
  elapsed: {
    name: "Laufzeit",
    meaning: "Zeit seit Beginn der Zählung, unabhängig von den Arbeitszeiten.",
    unit: "Stunden",
    noAnswer: `Sie hat nicht begonnen. ${finished}`,
  },
  forecast: {
    name: "Prognose",
    meaning: "Wann die offenen Positionen fertig sind, wie jede Seite es zeigt.",
    note: "Nach der Leistung der letzten Arbeitsstunde und dem Schnitt seit der ersten Position, zur letzten Viertelstunde; die Mitte, wo beide auseinanderliegen. Solange nur die Zusammenfassung bekannt ist, nach dem Schnitt seit Beginn.",
    unit: "Zeitpunkt",
    noAnswer: `Nichts ist gezählt oder nichts mehr offen. ${finished}`,
  },
  "discrepancy-rate": {
    name: "Abweichungen je gezählter Position",
    meaning: "Abweichungen auf jede gezählte Position.",
    unit: share,
    noAnswer: "Nichts ist gezählt.",
  },
  "active-countings": {
    name: "Aktive Zählungen",
    meaning: "Laufende Zählungen unter denen, die geprüft wurden.",
    unit: "Zählungen",
  },
  "active-participants": {
    name: "Teilnehmende aktiver Zählungen",
    meaning: "Personen, die an einer aktiven Zählung teilnehmen, jede nur einmal.",
    unit: "Personen",
  },
  "active-left": {
    name: "Offene Positionen aktiver Zählungen",
    meaning: "Die offenen Positionen aller aktiven Zählungen zusammen.",
    unit: lines,
  },
  "active-total": {
    name: "Positionen aktiver Zählungen",
    meaning: "Die zu zählenden Positionen aller aktiven Zählungen zusammen.",
    unit: lines,
  },
  "active-behind": {
    name: "Aktive Zählungen im Rückstand",
    meaning: "Aktive Zählungen, deren Fortschritt hinter dem Plan liegt, auch überfällige.",
    unit: "Zählungen",
    noAnswer: tooOld,
  },
  "active-late": {
    name: "Zählungen, die zu spät fertig werden",
    meaning: "Aktive Zählungen, die nach beiden Leistungen erst nach ihrer Frist fertig werden.",
    unit: "Zählungen",
    noAnswer: tooOld,
  },
  "active-overdue": {
    name: "Überfällige Zählungen",
    meaning: "Aktive Zählungen, deren Frist abgelaufen ist und die offene Positionen haben.",
    unit: "Zählungen",
    noAnswer: tooOld,
  },
  "active-discrepancies": {
    name: "Abweichungen aktiver Zählungen",
    meaning: "Die Abweichungen aller aktiven Zählungen zusammen.",
    unit: "Abweichungen",
  },
  "active-counted": {
    name: "Gezählte Positionen aktiver Zählungen",
    meaning: "Die gezählten Positionen aller aktiven Zählungen zusammen.",
    unit: lines,
  },
  "active-incidents": {
    name: "Vorfälle aktiver Zählungen",
    meaning: "Die Vorfälle aller aktiven Zählungen zusammen.",
    unit: "Vorfälle",
  },
};
