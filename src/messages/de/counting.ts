import type { counting as english } from "#messages/en/counting.ts";
import { plural } from "./plural.ts";

const lines = (count: number) => plural(count, "Position", "Positionen");

/** Messages of one counting's page. */
export const counting: typeof english = {
  announceReady: (warehouse) => `Zählung in ${warehouse} geladen`,
  breadcrumb: "Pfad",
  started: "Beginn",
  deadline: "Frist",
  lastFinish: "Letzte Position fertig",
  ended: "Ende",
  countingId: "Zählungs-ID",
  participants: (count) => `Teilnehmende, ${count}`,
  recountRound: "Nachzählliste",
  in: (duration) => `in ${duration}`,
  ago: (duration) => `vor ${duration}`,
  progress: "Fortschritt",
  counted: "gezählt",
  of: "von",
  withDiscrepancy: "mit Abweichung",
  inProgress: "in Arbeit",
  left: "offen",
  start: (time) => `${time} Beginn`,
  deadlineAt: (time) => `${time} Frist`,
  pace: "Solltempo",
  evenPaceNow: (counted, total, due) =>
    `${counted} von ${total}. Bei gleichmäßigem Tempo wären es jetzt ${due}.`,
  overdue: "Überfällig:",
  yesOrNo: (yes) => (yes ? "ja" : "nein"),
  noConclusion: "Keine Prognose, solange die Zahlen alt sind",
  figures: {
    counted: "Gezählt",
    left: "Offen",
    rate: "Leistung",
    accuracy: "Genauigkeit",
    netVariance: "Nettoabweichung",
    absoluteVariance: "Absolute Abweichung",
    undocumented: "Undokumentiert",
    incidents: "Vorfälle",
    perHour: "/h",
    lastHour: "letzte 60 min;",
    lastWorkHour: "letzte Arbeitsstunde;",
    overall: "im Mittel",
    firstToLast: "erste bis letzte Position",
    inProgress: (count) => `${count} in Arbeit`,
    atCost: "Differenz × Einstand",
    shortAndOver: (short, over) => `${short} Fehl-, ${over} Mehrmengen`,
    ofDiscrepancies: (count, discrepancies) =>
      `von ${count} ${plural(discrepancies, "Abweichung", "Abweichungen")}`,
    onLines: (count, of) => `bei ${count} ${lines(of)}`,
    exactOf: (count, of) => `${count} von ${of} genau`,
    net: "Netto",
    absolute: "Absolut",
    short: "Fehlmenge",
    over: "Mehrmenge",
    lines: (count, of) => `${count} ${lines(of)}`,
    atCostUnits: (units) => `zum Einstand; ${units} Einh.`,
    inAll: (figure) => `${figure} insgesamt`,
    ofInAll: (figure) => `von ${figure} insgesamt`,
  },
  tabs: {
    label: "Teile der Zählung",
    overview: "Überblick",
    lines: "Positionen",
    discrepancies: "Abweichungen",
    incidents: "Vorfälle",
    recounts: "Nachzählungen",
    people: "Personen",
  },
  lineFigures: {
    title: "Prüfung",
    scope: "Summen aus den Positionen",
    "lines-total": "Positionen",
    "lines-counted": "Gezählt",
    "lines-left": "Offen",
    "lines-discrepancies": "Abweichungen",
    recounted: "Positionen mit vorheriger Zählung",
  },
  notices: {
    unreadable: (count, of, total) => `Nicht lesbar: ${count} von ${of} ${lines(total)}.`,
    unreadableConsequence: "In allen Zahlen aus den Positionen fehlen sie.",
    headerCountsThem:
      "Die Zusammenfassung zählt sie mit. Der Balken zeigt die Zusammenfassung, Diagramme und Tabelle die Positionen.",
    unreadableLine: (position, field) => `Position ${position}: ${field}`,
    disagree: (figure, header, lines) =>
      `Die Summen passen nicht: ${header} ${figure} in der Übersicht, ${lines} in den Positionen`,
    disagreeConsequence: "Der Balken zeigt die Übersicht, Diagramme und Tabelle die Positionen.",
    figure: { total: "insgesamt", counted: "gezählt", left: "offen", incidents: "Vorfälle" },
    doesNotAddUp: (counted, left, total) =>
      `Die Summen gehen nicht auf: ${counted} gezählt und ${left} offen ergeben nicht ${total}.`,
    finishedWithoutCount: (count, of) => `${count} ${lines(of)} ohne Menge abgeschlossen`,
    differenceBeforeCount: (count, of) => `${count} ${lines(of)} mit Differenz, aber nicht gezählt`,
    oddFinish: (count, of) => `${count} ${lines(of)} vor dem Beginn oder in der Zukunft fertig`,
    repeated: (count, of) =>
      `${count} ${lines(of)} mit einem Index oder einer ID, die auch eine andere Position hat`,
    ofAnotherCounting: (count, of) =>
      `${count} ${plural(of, "Position, die", "Positionen, die")} eine andere Zählung ${plural(of, "nennt", "nennen")}`,
    incomplete: (read, total, of) => `Nur ${read} von ${total} ${lines(of)} kamen an.`,
    incompleteConsequence:
      "Diagramme, Tabelle und die Zahlen der Positionen umfassen nur diese; der Balken umfasst alle.",
    loadAllLines: "Alle Positionen laden",
    noWindow: "Die Frist liegt nicht nach dem Beginn, daher gibt es kein Solltempo.",
    which: "Welche?",
    asSent: "wie empfangen gezeigt",
    checks: "Passen die Daten zusammen",
  },
  noOverview:
    "Der Überblick konnte nicht geladen werden. Die Positionen sind lesbar; laden Sie die Seite neu, um es erneut zu versuchen.",
  readingLines: "Gelesene Positionen",
  stopReading: "Anhalten",
  loadingLines: (read, total) => `${read} von ${total} Positionen gelesen`,
  header: {
    back: "Zurück zu den Zählungen",
    undocumented: "undokumentiert",
    figures: "Kennzahlen",
    tools: "Werkzeuge",
    more: "Mehr",
    benefits: {
      rescue: "Was nötig ist, um die Frist zu halten",
      rescueEnough: (count, of, moment) =>
        `${count} ${plural(of, "Person reicht", "Personen reichen")} bis ${moment}`,
      rescueMore: (count, of, now, moment) =>
        `${count} ${plural(of, "Person", "Personen")} statt ${now} bis ${moment}`,
      rescueLate: (count, of, moment) =>
        `Nicht rechtzeitig; ${count} ${plural(of, "Person ist", "Personen sind")} bis ${moment} fertig`,
      recountRound: "Die Positionen, die eine Nachzählung lohnen",
      recountLines: (count, of) => `${count} ${lines(of)}: 80 % der Wertabweichung`,
      replay: "Die Zählung von Anfang an noch einmal ansehen",
      replayOf: (duration) => `Die ${duration} Zählung noch einmal ansehen`,
      changes: "Was seit Ihrem letzten Besuch geschah",
      changesSince: (time, count, of) => `Seit ${time}: ${count} ${lines(of)} gezählt`,
    },
  },
  actions: {
    share: "Teilen",
    print: "Drucken",
    onScreen: "Auf einem Bildschirm",
  },
  report: {
    onPaper:
      "Gedruckt wie auf dem Bildschirm: die sichtbaren Positionen. Der Bericht enthält die anderen.",
  },
  replay: {
    open: "Wiedergabe",
    openChanges: "Was sich änderte",
    closeChanges: "Änderungen schließen",
    backToLive: "Zurück zu live",
    failed: "Die Wiedergabe konnte nicht geladen werden. Laden Sie die Seite neu.",
    rebuilt: "aus den Positionen rekonstruiert",
  },
  scope: {
    allInStrip: (total, of) => (of === 1 ? `${total} ${lines(of)}` : `alle ${total} ${lines(of)}`),
    filter: (name) => `Positionen filtern: ${name}`,
  },
  rescue: {
    title: "Rettungsplan",
    notLoaded:
      "Der Rettungsplan konnte nicht geladen werden; laden Sie die Seite neu, um es erneut zu versuchen.",
  },
  export: {
    open: "Export",
    menu: "Positionen exportieren",
    notLoaded:
      "Der Export konnte nicht geladen werden. Prüfen Sie die Verbindung, und laden Sie die Seite neu.",
  },
  filters: {
    name: "Filter",
    facets: {
      state: "Status",
      zone: "Zone",
      difference: "Differenz",
      documented: "Dokumentation",
      person: "Zuständig",
      recount: "Nachzählung",
      abc: "ABC-Klasse",
      incident: "Vorfall",
      lot: "Charge",
      reason: "Grund",
      product: "Artikel",
      misplaced: "Falscher Platz?",
      pack: "Karton oder Stück?",
      stalled: "Stockend",
      accuracy: "Genauigkeit",
      recounted: "Nachgezählt",
    },
    remove: (filter) => `Filter entfernen: ${filter}`,
    failed: "Die Filter konnten nicht geladen werden. Die Seite neu zu laden hilft meist.",
    noMatch: {
      title: "Keine Position passt zu diesen Filtern",
      text: "Alle Positionen dieser Zählung wurden geprüft.",
    },
  },
  columns: {
    open: "Spalten",
    failed: "Die Spaltenauswahl konnte nicht geladen werden.",
  },
};
