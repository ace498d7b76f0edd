import { nouns, plural } from "#messages/de/plural.ts";
import type { messages as english } from "./en.ts";

const lines = (count: string, of: number) => `${count} ${nouns.lines(of)}`;
const differences = (count: string, of: number) =>
  `${count} ${plural(of, "Abweichung", "Abweichungen")}`;

/** Messages of the sheet that one shift hands to the next. */
export const messages: typeof english = {
  title: "Schichtübergabe",
  changes: "Was sich geändert hat",
  showAll: "Was sich in allen Lagern geändert hat",
  noneActive: "Ohne aktive Zählung, vielleicht mit einer in der Schicht beendeten",
  choose: "Welches Lager?",
  chooseHint: "Das Blatt umfasst seine aktiven Zählungen und die in der Schicht abgeschlossenen.",
  noWarehouse: "Kein Lager hat eine aktive Zählung.",
  spanOfDay: (day, from, to) => `${day}, ${from} bis ${to}`,
  spanOfDays: (from, to) => `${from} bis ${to}`,
  count: (day, time, size) => `die Zählung von ${day} ${time} (${size})`,
  countLines: lines,
  leadOf: (count, conclusion) => `${count}: ${conclusion}`,
  countIn: (warehouse, count) => `${warehouse}, ${count}`,
  linesCounted: (count, of) => `${lines(count, of)} gezählt`,
  newDiscrepancies: (count, of) => `${count} ${plural(of, "neue Abweichung", "neue Abweichungen")}`,
  print: "Drucken",
  copy: "Als Text kopieren",
  cancel: "Abbrechen",
  finding: "Aktive Zählungen werden gesucht",
  reading: (done, all, of) => `${done} von ${all} ${nouns.counts(of)} gelesen`,
  readingLines: (read, total) => `${read} von ${total} ${nouns.lines(total)}`,
  progress: "Fortschritt beim Lesen",
  none: "Dieses Lager hat keine aktive Zählung, und keine endete in dieser Zeit. Versuchen Sie es mit einem früheren Beginn.",
  noneInAll: "Keine Zählung ist aktiv, und keine endete in dieser Zeit.",
  read: "Die Übergabe ist bereit",
  counted: (moment) => `Gezählt seit ${moment}`,
  countedLines: (of) => nouns.lines(of),
  discrepancies: "Neue Abweichungen",
  undocumented: "Noch ohne Grund",
  closed: (count) => `${count} ohne Grund abgeschlossen`,
  documented: "Seither begründet",
  incidents: "Vorfälle seither",
  atCost: (amount) => `${amount} zu Einstandspreisen`,
  activeCounts: (count, of) => `${count} ${plural(of, "Zählung ist", "Zählungen sind")} aktiv.`,
  attention: (count, of) => `${count} davon ${plural(of, "braucht", "brauchen")} Aufmerksamkeit.`,
  finishedCounts: (count, of) =>
    `${count} ${plural(of, "Zählung endete", "Zählungen endeten")} in dieser Zeit.`,
  lead: (left, of) => `${lines(left, of)} ${plural(of, "ist", "sind")} offen.`,
  leadNone: "Keine Position ist offen.",
  leadUndocumented: (count, of) =>
    `${differences(count, of)} ${plural(of, "hat", "haben")} noch keinen Grund.`,
  leadUndocumentedValue: (count, of, amount) =>
    `${differences(count, of)} ${plural(of, "hat", "haben")} noch keinen Grund, ${amount} zu Einstandspreisen.`,
  sections: {
    countings: "Zählungen",
    tasks: "Zu tun für die nächste Schicht",
    costliest: "Größte ohne Grund",
    zones: "Noch offene Zonen",
    people: "Wer ist wo",
  },
  captions: {
    active: (count) => `${count} aktiv`,
    finished: (count) => `${count} abgeschlossen`,
    tasks: "in dieser Reihenfolge",
    costliest: "nach Einstandswert",
    costliestUnits: "nach Stück",
    zones: (left, of) => `${lines(left, of)} offen`,
    people: "Langsamste zuerst",
  },
  heads: {
    counting: "Zählung",
    deadline: "Frist",
    progress: "Fortschritt",
    counted: "Gezählt",
    left: "Offen",
    conclusion: "Prognose",
    product: "SKU",
    description: "Bezeichnung",
    location: "Lagerplatz",
    stock: "Bestand → gezählt",
    difference: "Differenz",
    value: "Einstandswert",
    lookFirst: "Zuerst ansehen",
    zone: "Zone",
    last: "Dort zuletzt gezählt",
    person: "Zuständig",
    since: (moment) => `Seit ${moment}`,
    lastHour: "Letzte Stunde",
    open: "Offene Pos.",
  },
  nothing: {
    tasks: "Es ist nichts mehr zu tun.",
    costliest: "Jede Abweichung der aktiven Zählungen hat einen Grund.",
    zones: "Jede Zone ist gezählt.",
    people: "Niemandem ist etwas zugewiesen.",
  },
  tasks: {
    count: (zones, left, of) => `Zuerst ${zones} fertig zählen (${lines(left, of)} offen)`,
    misplaced: (count, of) =>
      `${lines(count, of)} vor dem Nachzählen suchen: vermutlich am falschen Platz`,
    undocumented: (count, of) =>
      `${differences(count, of)} nachzählen oder begründen${plural(of, "", ", die größten zuerst")}`,
    packHints: (count, of) => `${lines(count, of)}: Karton als Stück gezählt?`,
    recounts: (count, of) =>
      `${count} ${plural(of, "Nachzählung prüfen, die weiter abweicht", "Nachzählungen prüfen, die weiter abweichen")} als zuvor`,
    incidents: (count, of) => `${lines(count, of)} mit Vorfall aus dieser Schicht ansehen`,
    close: (count) => `Abschließen: ${count}`,
    closeAfter: (count, left, of) =>
      `Abschließen, sobald ${plural(of, "die letzte Abweichung begründet ist", `die letzten ${left} Abweichungen begründet sind`)}: ${count}`,
  },
  idle: "ohne Zählung",
  more: (count) => `und ${count} weitere`,
  lastThere: (person, moment) => `${person}, ${moment}`,
  personLine: (since, moment, lastHour, open) =>
    `${since} seit ${moment}, ${lastHour} in der letzten Stunde, ${open} offen`,
  qr: "QR-Code der Live-Ansicht dieses Blatts",
  live: "Live-Ansicht dieses Blatts",
  handedBy: "Übergeben von",
  takenBy: "Übernommen von",
  time: "Uhrzeit",
  figuresOf: (moment, zone) => `Zahlen von ${moment}. Zeiten in ${zone}.`,
  stopped: (done, all, of) =>
    `Abgebrochen: ${done} von ${all} ${nouns.counts(of)} gelesen. Die anderen fehlen in den Zahlen.`,
  unchecked: (checked, all) =>
    `Viele Zählungen können in dieser Zeit geendet haben: ${checked} von ${all} gelesen. Die anderen fehlen in den Zahlen.`,
  failed: (ids) => `Nicht lesbar und nicht enthalten: ${ids}.`,
  sharedPlaces: (count, of) =>
    `${count} ${plural(of, "Lagerplatz steht", "Lagerplätze stehen")} in mehr als einer dieser Zählungen: absprechen, wer dort zählt.`,
  unreadable: (count, of) =>
    `${lines(count, of)} ${plural(of, "war", "waren")} nicht lesbar und ${plural(of, "fehlt", "fehlen")}.`,
  incomplete: "Nicht alle älteren Zählungen konnten durchsucht werden.",
  old: (duration) => `Diese Zahlen sind ${duration} alt.`,
};
