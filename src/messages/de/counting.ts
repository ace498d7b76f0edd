import type { counting as english } from "#messages/en/counting.ts";
import { plural } from "./plural.ts";

const lines = (count: number) => plural(count, "Position", "Positionen");

/** Messages of one counting's page. */
export const counting: typeof english = {
  announceReady: (warehouse) => `Zählung in ${warehouse} geladen`,
  started: "Beginn",
  deadline: "Frist",
  lastFinish: "Letzte Position fertig",
  ended: "Ende",
  participants: (count) => `Teilnehmende, ${count}`,
  recountRound: "Nachzuzählen",
  in: (duration) => `in ${duration}`,
  ago: (duration) => `vor ${duration}`,
  progress: "Fortschritt",
  counted: "gezählt",
  of: "von",
  withDiscrepancy: "mit Abweichung",
  left: "offen",
  start: (time) => `Beginn ${time}`,
  deadlineAt: (time) => `Frist ${time}`,
  pace: "Plan",
  evenPaceNow: (counted, total, due) => `${counted} von ${total}. Laut Plan wären es jetzt ${due}.`,
  overdue: "Überfällig:",
  yesOrNo: (yes) => (yes ? "ja" : "nein"),
  noConclusion: "Keine Prognose, solange die Zahlen veraltet sind",
  figures: {
    counted: "Gezählt",
    left: "Offen",
    rate: "Leistung",
    accuracy: "Genauigkeit",
    netVariance: "Nettoabweichung",
    absoluteVariance: "Absolute Abweichung",
    undocumented: "Ohne Grund",
    incidents: "Vorfälle",
    perHour: "/h",
    lastHour: "letzte 60 min;",
    lastWorkHour: "letzte Arbeitsstunde;",
    overall: "im Schnitt",
    firstToLast: "erste bis letzte Position",
    inProgress: (count) => `${count} in Arbeit`,
    atCost: "Differenz × Einstandspreis",
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
    atCostUnits: (units) => `zu Einstandspreisen; ${units} Einh.`,
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
      "Die Zusammenfassung zählt sie mit. Der Balken zeigt die Zusammenfassung, Diagramme und Tabelle zeigen die Positionen.",
    unreadableLine: (position, field) => `Position ${position}: ${field}`,
    incomplete: (read, total, of) =>
      `Nur ${read} von ${total} ${plural(of, "Position kam", "Positionen kamen")} an.`,
    incompleteConsequence:
      "Diagramme, Tabelle und die Zahlen der Positionen umfassen nur diese; der Balken umfasst alle.",
    loadAllLines: "Alle Positionen laden",
    which: "Welche?",
  },
  noOverview:
    "Der Überblick konnte nicht geladen werden. Die Positionen sind lesbar; laden Sie die Seite neu, um es erneut zu versuchen.",
  readingLines: "Gelesene Positionen",
  stopReading: "Anhalten",
  loadingLines: (read, total) =>
    `${read} von ${total} ${plural(total, "Position", "Positionen")} gelesen`,
  header: {
    back: "Zurück zu den Zählungen",
    undocumented: "ohne Grund",
    figures: "Kennzahlen",
    tools: "Werkzeuge",
    more: "Mehr",
    benefits: {
      rescue: "Was nötig ist, um die Frist zu halten",
      rescueEnough: (count, of, moment) =>
        `${count} ${plural(of, "Person reicht", "Personen reichen")} bis ${moment}`,
      rescueJustAfter: (count, of, moment) =>
        `Fertig kurz nach der Frist; mit ${count} ${plural(of, "Person", "Personen")} bis ${moment}`,
      rescueInTime: {
        lastHour: (rate) => `Rechtzeitig, wenn es bei ${rate} pro Stunde wie zuletzt bleibt`,
        sinceStart: (rate) => `Rechtzeitig beim Durchschnitt von ${rate} pro Stunde`,
      },
      rescueElse: (claim, count, of) =>
        `${claim}; sonst ${count} ${plural(of, "Person", "Personen")} mehr`,
      rescueElseNever: (claim, count, of) =>
        `${claim}; sonst ${plural(of, "reicht", "reichen")} auch ${count} ${plural(of, "Person", "Personen")} nicht`,
      rescueBring: (count, of, zones) =>
        `${count} ${plural(of, "Person", "Personen")} nach ${zones} schicken`,
      rescueStart: (count, of, moment) =>
        `${count} ${plural(of, "Person", "Personen")}, Beginn spätestens ${moment}`,
      rescueLate: (count, of, moment) =>
        `Zu spät; mit ${count} ${plural(of, "Person", "Personen")} bis ${moment} fertig`,
      recountRound: "Die Positionen, die eine Nachzählung lohnen",
      recountLines: (count, of) => `Mit ${count} ${lines(of)} 80 % des Werts nachprüfen`,
      recountLinesInUnits: (count, of) => `Mit ${count} ${lines(of)} 80 % der Einheiten nachprüfen`,
      changes: "Was seit Ihrem letzten Besuch geschah",
      changesSince: (time, count, of) => `Seit ${time}: ${count} ${lines(of)} gezählt`,
    },
  },
  actions: {
    print: "Drucken",
    more: "Weitere Aktionen",
  },
  report: {
    onPaper: "Gedruckt werden nur die sichtbaren Positionen. Der Bericht enthält alle.",
  },
  replay: {
    open: "Zählung abspielen",
    openChanges: "Änderungen",
    closeChanges: "Änderungen schließen",
    changesFailed: "Die Änderungen konnten nicht geladen werden. Laden Sie die Seite neu.",
    backToLive: "Zur Live-Ansicht",
    failed: "Die Wiedergabe konnte nicht geladen werden. Laden Sie die Seite neu.",
    rebuilt: "aus den Positionen rekonstruiert",
    moment: "Gezeigter Zeitpunkt",
    notLive: "nicht live",
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
  exportLines: "Positionen exportieren",
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
      stalled: "Lange in Arbeit",
      accuracy: "Genauigkeit",
      recounted: "Nachgezählt",
      "stock-moved": "Bestand bewegt",
      "changed-after-count": "Nach der Zählung geändert",
      "listed-twice": "Doppelt gelistet",
      "negative-stock": "Negativer Bestand",
      "fractional-count": "Bruchteil gezählt",
      "finish-before-start": "Fertig vor Beginn",
    },
    remove: (filter) => `Filter entfernen: ${filter}`,
    failed:
      "Die Filter konnten nicht geladen werden; die Positionen bleiben, wie sie sind. Laden Sie die Seite neu.",
    noMatch: {
      title: "Keine Position passt zu diesen Filtern",
      text: "Alle Positionen dieser Zählung wurden geprüft.",
    },
  },
  columns: {
    open: "Spalten",
    failed: "Die Spaltenauswahl konnte nicht geladen werden. Laden Sie die Seite neu.",
  },
};
