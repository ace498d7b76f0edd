import { nouns, plural } from "#messages/de/plural.ts";
import type { messages as english } from "./en.ts";

/** After "von", and after "den": the same form. */
const active = (count: number) => plural(count, "aktiven Zählung", "aktiven Zählungen");
const { lines } = nouns;

/** Messages of the page of incident types. */
export const messages: typeof english = {
  title: "Vorfallarten",
  listed: (count, types) => `${types} ${plural(count, "Art", "Arten")}`,
  listedNames: (types, count, twice) =>
    `${types} ${plural(count, "Art", "Arten")}, ${twice} doppelt aufgeführt`,
  action: "Vorfälle der aktiven Zählungen zählen",
  actionKnown: (count, countings) =>
    plural(
      count,
      "Vorfälle der einzigen aktiven Zählung zählen",
      `Vorfälle der ${countings} aktiven Zählungen zählen`,
    ),
  scope: (count, days) =>
    `Alle aktiven Zählungen ${plural(count, "des letzten Tages", `der letzten ${days} Tage`)}, eine nach der anderen; das dauert einige Sekunden.`,
  cancel: "Abbrechen",
  finding: "Aktive Zählungen werden gesucht",
  findingIn: (walked, total) => `Aktive Zählungen werden gesucht: ${walked} von ${total} geprüft`,
  counting: (done, count, total) => `${done} von ${total} ${active(count)} durchgesehen`,
  progress: "Fortschritt der Vorfallzählung",
  now: (warehouse) => `Jetzt ${warehouse}`,
  result: {
    lines: (count) => plural(count, "Position mit Vorfall", "Positionen mit Vorfall"),
    countings: (counted, count, total) => `in ${counted} von ${total} ${active(count)}`,
    at: (time) => `gezählt um ${time}`,
    covered: (walked, since) =>
      `Gesucht wurde unter ${plural(walked, `der ${walked} Zählung, die seit ${since} begonnen hat`, `den ${walked} Zählungen, die seit ${since} begonnen haben`)}.`,
  },
  table: {
    name: "Vorfallarten",
    type: "Art",
    lines: "Positionen",
    where: "Wo",
    zone: "Zone",
    whereScope:
      "Links durchsuchen die Positionen einer Zählung; Zonen: erster Teil des Lagerplatzcodes",
  },
  noType: "Ohne Art",
  emptyName: "(leerer Name)",
  untyped: "Vorfälle ohne angegebene Art",
  unlisted: "nicht gelistet",
  unlistedMeaning: "Kommt in Positionen vor, aber nicht in der Liste der Organisation.",
  listedTimes: (times) => `${times}-mal gelistet`,
  listedTwice: "zweimal gelistet",
  sameNameMeaning: "Mehrere Arten heißen so; sie zählen als eine.",
  more: (count) => `${count} weitere`,
  nowhere: "nirgends",
  nowhereYet: "bisher nirgends",
  search: (type) => `Positionen dieser Zählung nach „${type}“ durchsuchen`,
  startedOn: (moment) => `Beginn ${moment}`,
  notices: {
    stopped: (count, done, total) =>
      `Abgebrochen nach ${done} von ${total} ${nouns.counts(count)}.`,
    stoppedEarly: "Abgebrochen, bevor die aktiven Zählungen bekannt waren.",
    stoppedConsequence: "Was bis dahin gezählt wurde, bleibt; die Zahlen sind unvollständig.",
    failed: (count, failed, total) => `Nicht zählbar: ${failed} von ${total} ${active(count)}.`,
    failedConsequence: "In den Zahlen fehlen die Positionen daraus.",
    notFound: "Die aktiven Zählungen konnten nicht gesucht werden.",
    notAllFound: (count, walked, total) =>
      `Nur ${walked} von ${total} ${plural(count, "Zählung konnte", "Zählungen konnten")} geprüft werden.`,
    notAllFoundConsequence: "Es kann weitere aktive Zählungen geben.",
    unreadable: (count, entries) =>
      `${entries} ${plural(count, "Eintrag der Liste konnte", "Einträge der Liste konnten")} nicht gelesen werden.`,
    unreadableConsequence: "Darunter können aktive Zählungen sein.",
    unreadableLines: (count, unread) =>
      `${unread} ${plural(count, "Position konnte", "Positionen konnten")} nicht gelesen werden.`,
    unreadableLinesConsequence: "Darunter können Vorfälle sein.",
    age: (age) => `Diese Liste der Arten ist ${age} alt.`,
    ageConsequence: "Sie bleibt, bis das Lagersystem antwortet.",
  },
  none: {
    title: "Keine Vorfallarten",
    text: "Die Organisation hat keine. Vorfälle ohne Art oder mit einer nicht gelisteten lassen sich trotzdem zählen.",
  },
  noneActive: "Es gibt keine aktive Zählung.",
  announceLoaded: (count, types) =>
    `${types} ${plural(count, "Vorfallart", "Vorfallarten")} geladen`,
  announceCounting: "Vorfälle werden gezählt",
  announceCounted: (count, found, of, countings) =>
    `${found} ${lines(count)} mit Vorfall in ${countings} ${active(of)}.`,
};
