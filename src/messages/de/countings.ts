import type { countings as english } from "#messages/en/countings.ts";
import { nouns } from "./plural.ts";

/** Messages of the list of countings. */
export const countings: typeof english = {
  title: "Zählungen",
  key: { counted: "gezählt", discrepancy: "mit Abweichung", pace: "Plan" },
  in: (duration) => `in ${duration}`,
  ago: (duration) => `vor ${duration}`,
  of: "von",
  contradiction: (counted, left, total) =>
    `Die Summen gehen nicht auf: ${counted} gezählt und ${left} offen von ${total}.`,
  until: "bis",
  deadlineWas: "Frist",
  leftShort: "offen",
  discrepanciesShort: "Abweich.",
  loadingMore: (from, to, total) => `${from} bis ${to} von ${total} werden geladen`,
  shortEnd: (loaded, total) =>
    `Die Liste endet nach ${loaded} ${nouns.counts(loaded)}, obwohl es ${total} sein sollten`,
  loopedEnd: (loaded, total) =>
    `Das Lagersystem hat Zählungen wiederholt; die Liste endet bei ${loaded} von ${total}`,
  failedMore: "Die nächsten Zählungen konnten nicht geladen werden.",
  unreadable: (count, of, countings) =>
    `Nicht lesbar: ${count} von ${of} ${nouns.counts(countings)}.`,
  unreadableConsequence: "In dieser Liste fehlen sie.",
  unreadableWhich: "Zeigen, welche",
  unreadableEntry: (position, field) =>
    field ? `Eintrag ${position}: ${field}` : `Eintrag ${position}: keine Zählung`,
  none: {
    title: "Noch keine Zählungen",
    text: "Ihre Organisation hat noch keine Zählungen. Neue erscheinen hier, sobald sie beginnen.",
  },
  announceLoaded: (loaded, total) => `${loaded} von ${total} ${nouns.counts(total)} geladen`,
  announceStale: "Die Zahlen sind veraltet",
};
