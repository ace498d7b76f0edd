import type { briefing as english } from "#messages/en/briefing.ts";
import { nouns, plural } from "./plural.ts";

export const briefing: typeof english = {
  title: "Lagebericht",
  named: (warehouse, deadline) => `${warehouse} (Frist ${deadline})`,
  overdue: (moment, duration) => `ist überfällig seit ${moment} (${duration})`,
  late: (when, lateness) => `wird ${when} fertig, ${lateness}`,
  stalled: (moment, duration) => `steht seit ${moment} still (${duration})`,
  nothingCounted: (duration) => `hat seit ${duration} nichts gezählt`,
  notClosed: (duration) =>
    `ist ganz gezählt, aber ${duration} nach der Frist noch nicht abgeschlossen`,
  behind: (duration, counted, planned) =>
    `liegt ${duration} hinter dem Plan: ${counted} gezählt, ${planned} bis jetzt geplant`,
  finishedUncounted: (moment, count, of) =>
    `ist seit ${moment} abgeschlossen, ${count} ${nouns.lines(of)} nicht gezählt`,
  finishedUndocumented: (moment, count, of) =>
    `ist seit ${moment} abgeschlossen, ${count} ${plural(of, "Abweichung", "Abweichungen")} ohne Grund`,
  undocumented: (count, of) =>
    `hat ${count} ${plural(of, "Abweichung", "Abweichungen")} ohne Grund`,
  undocumentedValue: (count, of, value) =>
    `hat ${count} ${plural(of, "Abweichung", "Abweichungen")} ohne Grund, ${value} zu Einstandspreisen`,
  idle: (count, of) =>
    `hat ${count} ${plural(of, "Person, die seit 1 Std nichts gezählt hat", "Personen, die seit 1 Std nichts gezählt haben")}`,
  wrongAgain: (count, of) =>
    `hat noch ${count} offene ${nouns.lines(of)}, deren Artikel in 3 der letzten 4 Zählungen falsch war`,
  moreOverdue: "Auch überfällig:",
  moreLate: "Auch zu spät fertig:",
  moreMayBeLate: "Vielleicht auch zu spät fertig:",
  moreStalled: (count, of) => `${count} ${plural(of, "weitere steht", "weitere stehen")} still`,
  leftOf: (left, total, of) => `${left} von ${total} ${nouns.lines(of)} offen.`,
  leftNothing: (left, total, of) =>
    `${left} von ${total} ${nouns.lines(of)} offen, in der letzten Stunde nichts gezählt.`,
  leftStill: (left, total, of, moment) =>
    `${left} von ${total} ${nouns.lines(of)} offen, seit ${moment} nichts gezählt.`,
  leftAt: (left, of, rate) => `${left} ${nouns.lines(of)} offen bei ${rate} pro Stunde.`,
  noEnd: "Ein Ende ist nicht absehbar.",
  leftOnAverage: (left, of, rate) =>
    `${left} ${nouns.lines(of)} offen bei durchschnittlich ${rate} pro Stunde.`,
  team: (people, of, rate, left) =>
    `${people} ${plural(of, "Person zählt", "Personen zählen")} ${rate} ${nouns.lines(rate)} pro Stunde, ${left} offen.`,
  idlePeople: (names) => `In der letzten Stunde nichts gezählt: ${names}.`,
  andOthers: (names, count) => `${names} und ${count} weitere`,
  allOnTime: (count, of) =>
    of === 1
      ? "Die einzige aktive Zählung wird rechtzeitig fertig."
      : `Alle ${count} aktiven Zählungen werden rechtzeitig fertig.`,
  noneLate: (count, of) =>
    of === 1
      ? "Die einzige aktive Zählung wird nicht zu spät fertig."
      : `Keine der ${count} aktiven Zählungen wird zu spät fertig.`,
  noneKnownLate: "Von keiner aktiven Zählung ist bekannt, dass sie zu spät fertig wird.",
  noneActive: "Keine Zählung ist aktiv.",
  attention: (count, of, active) =>
    `${count} von ${active} aktiven ${nouns.counts(active)} ${plural(of, "braucht", "brauchen")} Ihr Eingreifen`,
  active: (count, of) => `${count} aktive ${nouns.counts(of)}`,
  rest: (count, of) =>
    `${count} ${plural(of, "weitere ist", "weitere sind")} pünktlich, fertig oder noch nicht absehbar.`,
  summary: {
    overdue: (count) => `${count} überfällig`,
    late: (count) => `${count} zu spät`,
    mayBeLate: (count) => `${count} vielleicht zu spät`,
    stalled: (count, of) => `${count} ${plural(of, "steht", "stehen")} still`,
    notClosed: (count) => `${count} nicht abgeschlossen`,
  },
  actions: {
    plan: "Personal planen",
    bring: (count, of, zones) => `${count} ${nouns.people(of)} nach ${zones} schicken`,
    hold: {
      lastHour: "Tempo der letzten Stunde halten",
      sinceStart: "Wieder auf das Durchschnittstempo kommen",
    },
    orBring: (act, count, of, zones) =>
      `${act} oder ${count} ${nouns.people(of)} nach ${zones} schicken`,
    start: (count, of, moment) => `Mit ${count} ${nouns.people(of)} beginnen, spätestens ${moment}`,
    finishWith: (count, of, moment) => `Mit ${count} ${nouns.people(of)} fertig bis ${moment}`,
    finish: (count, of) =>
      plural(of, "Die letzte Position zählen", `Die letzten ${count} Positionen zählen`),
    resume: (moment) => `Spätestens ${moment} weiterzählen`,
    close: "Abschließen",
    closeAfter: (count, of) =>
      `Abschließen: ${count} ${plural(of, "Abweichung braucht", "Abweichungen brauchen")} einen Grund`,
    document: "Gründe nachtragen",
    uncounted: (count, of) =>
      plural(of, "Ungezählte Position ansehen", `${count} ungezählte Positionen ansehen`),
    idle: "Arbeit zuteilen",
    wrongAgain: "Sorgfältig zählen",
    of: (name, rest) => `${name}: ${rest}`,
  },
  copy: "Als Text kopieren",
  handover: "Schichtübergabe",
  hide: "Ausblenden",
  hideName: "Lagebericht ausblenden",
  show: "Anzeigen",
  showName: "Lagebericht anzeigen",
  stale: "Die Zahlen sind veraltet. Mit neuen kommt der Lagebericht zurück.",
  searching: "Ältere Zählungen werden noch durchsucht.",
  incomplete: "Nicht alle älteren Zählungen konnten durchsucht werden.",
  unjudged: (count, of) =>
    `${count} aktive ${plural(of, "Zählung ist", "Zählungen sind")} noch nicht beurteilt: Bekannt ist nur ihr Durchschnitt.`,
  notRead: (count, of) =>
    `Die Positionen von ${count} ${nouns.counts(of)} waren nicht lesbar; bei Personen und Geld fehlen sie.`,
  leftOut: (count, of) =>
    `Bei Personen und Geld fehlen die Positionen von ${count} ${nouns.counts(of)}, weil dieser Browser Daten sparen soll.`,
  zone: (moment, zone) => `${moment}, Zeiten in ${zone}`,
};
