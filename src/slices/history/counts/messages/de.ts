import { nouns, plural } from "#messages/de/plural.ts";
import type { messages as english } from "./en.ts";

/** Messages of the part that shows each count of the history. */
export const messages: typeof english = {
  title: "Zählung für Zählung",
  metric: "Kennzahl",
  metrics: {
    discrepancies: "Abweichungen",
    incidents: "Vorfälle",
    share: "Vollständigkeit",
  },
  shown: {
    discrepancies: "Abweichungen je 100 gezählte Positionen",
    incidents: "Vorfälle je 100 gezählte Positionen",
    share: "Am Ende gezählte Positionen, von den zu zählenden",
  },
  value: {
    discrepancies: (value) => `${value} je 100`,
    incidents: (value) => `${value} je 100`,
    share: (value) => value,
  },
  scale: "Jeder Punkt ist eine Zählung bei ihrem Beginn; alle Felder haben denselben Maßstab.",
  hollow: "Hohl: läuft noch. Größer: mehr Positionen.",
  usual: "Gestrichelt: das Übliche wie in der Tabelle oben. Senkrechte Linie: Beginn des Monats.",
  target: {
    line: "Die durchgezogene Linie ist das Ziel, das aus dem der Genauigkeit folgt.",
    met: (limit, accuracy) =>
      `Durchschnitt erreicht das Ziel von höchstens ${limit} (Genauigkeit von ${accuracy})`,
    missed: (apart, limit, accuracy) =>
      `Durchschnitt liegt um ${apart} über dem Ziel von ${limit} (Genauigkeit von ${accuracy})`,
    early: (limit, accuracy) =>
      `Ziel von höchstens ${limit} (Genauigkeit von ${accuracy}): noch nicht absehbar`,
  },
  panels: "Nach Lager",
  compared: "Zurück zu den verglichenen Monaten",
  all: "Alle Lager",
  noMatch: {
    title: "Keine Zählung passt",
    text: "In diesem Zeitraum hat keine begonnen.",
  },
  noFigure: "Noch keine Daten.",
  noChart: "Das Diagramm konnte nicht geladen werden; die Tabelle hat seine Zahlen.",
  chart: (warehouse, figure, points) =>
    `${warehouse}: ${figure}, ${points} ${plural(points, "Punkt", "Punkte")}; Pfeiltasten gehen von Punkt zu Punkt`,
  point: (started, value, lines) => `${started}: ${value}; ${lines}`,
  linesBehind: {
    discrepancies: (part, counted) => `${part} bei ${counted} gezählten ${nouns.lines(counted)}`,
    incidents: (part, counted) => `${part} bei ${counted} gezählten ${nouns.lines(counted)}`,
    share: (part, total) => `${part} von ${total} ${nouns.lines(total)}`,
  },
  stillRunning: "Läuft noch",
  scope: (countings, count, warehouses, places) =>
    `${countings} ${nouns.counts(count)} in ${warehouses} ${plural(places, "Lager", "Lagern")}`,
  table: {
    show: "Als Tabelle zeigen",
    name: "Zählungen des Zeitraums",
    warehouse: "Lager",
    started: "Beginn",
    size: "Positionen",
    counted: "Gezählt",
    discrepancies: "Abweichungen",
    discrepanciesPer: "Abweich. je 100",
    incidents: "Vorfälle",
    incidentsPer: "Vorfälle je 100",
    share: "Vollständigkeit",
    window: "Geplante Std",
    order: "neueste zuerst",
  },
  file: (from, to, partial) =>
    `countboard-zaehlungen-${from}-bis-${to}${partial ? "-unvollstaendig" : ""}`,
};
