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
  recountRound: "Nachzählrunde",
  in: (duration) => `in ${duration}`,
  ago: (duration) => `vor ${duration}`,
  progress: "Fortschritt",
  counted: "gezählt",
  withDiscrepancy: "mit Abweichung",
  inProgress: "in Arbeit",
  left: "offen",
  start: (time) => `${time} Beginn`,
  deadlineAt: (time) => `${time} Frist`,
  pace: "Solltempo",
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
    overall: "gesamt",
    ofTotal: (counted) => `${counted} von`,
    inProgress: (count) => `${count} in Arbeit`,
    withoutDifference: (count) => `${count} ohne Differenz`,
    atCost: "Differenz × Einstand",
    shortAndOver: (short, over) => `${short} Fehl-, ${over} Mehrmengen`,
    ofDiscrepancies: (count, discrepancies) =>
      `von ${count} ${plural(discrepancies, "Abweichung", "Abweichungen")}`,
    onLines: (count, of) => `bei ${count} ${lines(of)}`,
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
    title: "Zahlen der Positionen",
    scope: "aus den Artikelpositionen summiert",
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
      "Die Kopfdaten zählen sie mit: Der Balken nutzt die Kopfdaten; Diagramme und Tabelle nutzen die Positionen.",
    unreadableLine: (position, field) => `Position ${position}: ${field}`,
    disagree: (figure, header, lines) =>
      `Laut Kopfdaten ${header} ${figure}, laut Positionen ${lines}.`,
    disagreeConsequence:
      "Der Balken nutzt die Kopfdaten; Diagramme und Tabelle nutzen die Positionen.",
    figure: { total: "insgesamt", counted: "gezählt", left: "offen", incidents: "Vorfälle" },
    doesNotAddUp: (counted, left, total) =>
      `Die Kopfdaten gehen nicht auf: ${counted} gezählt und ${left} offen ergeben nicht ${total}.`,
    finishedWithoutCount: (count, of) => `${count} ${lines(of)} fertig, aber ohne gezählte Menge`,
    differenceBeforeCount: (count, of) => `${count} ${lines(of)} mit Differenz, aber nicht gezählt`,
    oddFinish: (count, of) => `${count} ${lines(of)} vor dem Beginn oder in der Zukunft fertig`,
    repeated: (count, of) =>
      `${count} ${lines(of)} mit einem Index oder einer ID, die auch eine andere Position hat`,
    ofAnotherCounting: (count, of) =>
      `${count} ${plural(of, "Position, die", "Positionen, die")} eine andere Zählung ${plural(of, "nennt", "nennen")}`,
    incomplete: (read, total, of) => `Nur ${read} von ${total} ${lines(of)} kamen an.`,
    incompleteConsequence:
      "Zahlen der Positionen, Diagramme und Tabelle umfassen nur diese; die Zahlen der Kopfdaten und der Balken alle.",
    loadAllLines: "Alle Positionen laden",
    noWindow: "Die Frist liegt nicht nach dem Beginn, daher gibt es kein Solltempo.",
    oddities: "Einige Positionen sind auffällig; ihre Zahlen stehen hier wie gesendet:",
    which: "Welche?",
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
      recountRound: "Die Positionen, die eine Nachzählung lohnen",
      replay: "Die Zählung von Anfang an noch einmal ansehen",
      changes: "Was seit Ihrem letzten Besuch geschah",
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
    failed: "Die Wiedergabe konnte nicht geladen werden. Die Seite neu zu laden hilft meist.",
    rebuilt: "aus den Positionen rekonstruiert",
    rebuiltShort: "rekonstruiert",
  },
  scope: {
    scopeInStrip: (matching, of) =>
      `von ${matching} ${plural(of, "passenden Position", "passenden Positionen")}`,
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
      misplaced: "Falsch gelagert",
      pack: "Ganze Gebinde",
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
