import { nouns, plural } from "#messages/de/plural.ts";
import type { messages as english } from "./en.ts";

/** Messages of the page that compares countings over time. */
export const messages: typeof english = {
  title: "Trends",
  metric: "Kennzahl",
  metrics: {
    discrepancies: "Abweichungen",
    incidents: "Vorfälle",
    share: "Vollständigkeit",
  },
  shown: {
    discrepancies: "Abweichungen je 100 gezählte Positionen",
    incidents: "Vorfälle je 1.000 gezählte Positionen",
    share: "Am Ende gezählte Positionen, von den zu zählenden",
  },
  value: {
    discrepancies: (value) => `${value} je 100`,
    incidents: (value) => `${value} je 1.000`,
    share: (value) => value,
  },
  scale: "Jeder Punkt ist eine Zählung bei ihrem Beginn; alle Felder haben denselben Maßstab.",
  hollow: "Hohl: läuft noch. Größer: mehr Positionen.",
  usual: "Gestrichelt: das Übliche. Senkrechte Linie: Beginn dieses Monats.",
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
  change: {
    basis: (count, of) =>
      of === 0 ? "keine in diesem Monat abgeschlossen" : `${count} in diesem Monat abgeschlossen`,
    more: (amount) => `${amount} mehr als üblich`,
    less: (amount) => `${amount} weniger als üblich`,
    verdicts: { "as-usual": "Wie üblich", "too-few": "Zu wenige zum Vergleichen" },
    worse: (warehouses) => `Diesen Monat schlechter als üblich: ${warehouses}`,
    better: (warehouses) => `Besser: ${warehouses}`,
    onlyBetter: (warehouses) => `Diesen Monat besser als üblich: ${warehouses}`,
    none: "Wo genug gezählt wurde, ist dieser Monat wie üblich",
    few: "Zu wenige abgeschlossene Zählungen in diesem Monat für einen Vergleich",
    and: (count) => `${count} weitere`,
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
  loaded: (loaded, total) => `${loaded} von ${total} geladen`,
  progress: "Geladene Zählungen",
  cancel: "Abbrechen",
  loadRest: "Rest laden",
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
    incidentsPer: "Vorfälle je 1.000",
    share: "Vollständigkeit",
    window: "Geplante Std",
    order: "neueste zuerst",
  },
  stopped: (loaded, total) => `Angehalten nach ${loaded} von ${total} ${nouns.counts(total)}.`,
  failed: (loaded, total) =>
    `Nur ${loaded} von ${total} ${nouns.counts(total)} ${plural(loaded, "konnte", "konnten")} geladen werden.`,
  partial: "Mediane und Felder umfassen nur diese.",
  none: {
    title: "Keine Zählungen in diesem Zeitraum",
    text: "In den letzten 90 Tagen hat keine begonnen; es kann ältere geben.",
  },
  noMatch: {
    title: "Keine Zählung passt",
    text: "In diesem Lager begann in diesem Zeitraum keine Zählung.",
  },
  announceLoaded: (countings, warehouses) =>
    `${countings} ${nouns.counts(countings)} aus ${warehouses} ${plural(warehouses, "Lager", "Lagern")} geladen`,
  announceStale: "Die Zahlen sind veraltet",
  file: (from, to, partial) =>
    `countboard-trends-${from}-bis-${to}${partial ? "-unvollstaendig" : ""}`,
};
