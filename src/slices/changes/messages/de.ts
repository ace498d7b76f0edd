import { plural } from "#messages/de/plural.ts";
import type { messages as english } from "./en.ts";

/** Messages of what changed in a counting. */
export const messages: typeof english = {
  title: "Änderungen",
  since: (from) => `seit ${from}`,
  between: (from, to) => `von ${from} bis ${to}`,
  look: (moment) => `Letzter Besuch, ${moment}`,
  yesterday: "Gestern um diese Zeit",
  later: "Das liegt nach dem gezeigten Zeitpunkt.",
  counted: "Gezählte Positionen",
  discrepancies: "Neue Abweichungen",
  incidents: "Gemeldete Vorfälle",
  documented: "Eingetragene Gründe",
  net: "netto",
  absolute: "absolut",
  undocumented: (count) => `${count} ohne Grund`,
  showLines: (what) => `Positionen zeigen: ${what}`,
  handover: "Schichtübergabe",
  limits: "Grenzen",
  note: "Nach den Zeiten der Positionen, Vorfälle und Dokumentation. Eine erneut gezählte Position erscheint bei ihrem letzten Abschluss; was entfernt oder ersetzt wurde, ist nicht bekannt.",
  undated: (count, of) =>
    `${count} ${plural(of, "Position hat", "Positionen haben")} eine Differenz, ohne fertig zu sein: seit wann, ist unbekannt.`,
};
