import type { conclusion as english } from "#messages/en/conclusion.ts";
import { nouns, plural } from "./plural.ts";

export const conclusion: typeof english = {
  finishedWithLeft: (left, total) => `Abgeschlossen, ${left} von ${total} nicht gezählt`,
  finishedAt: (moment) => `Abgeschlossen ${moment}`,
  finishedAtWithLeft: (moment, left, total) =>
    `Abgeschlossen ${moment}, ${left} von ${total} nicht gezählt`,
  exact: (share) => `${share} genau`,
  net: (amount) => `netto ${amount}`,
  closedWithoutReason: (count, of) =>
    `${count} ${plural(of, "Abweichung blieb", "Abweichungen blieben")} ohne Grund`,
  noLines: "Keine Positionen zu zählen",
  undocumented: (count, of) =>
    `${count} ${plural(of, "Abweichung braucht", "Abweichungen brauchen")} vor dem Abschluss noch einen Grund`,
  notClosed: (duration) => `Alles gezählt, ${duration} nach der Frist noch nicht abgeschlossen`,
  startsAt: (moment, duration) => `Beginnt ${moment}, in ${duration}`,
  overdue: (moment, duration) => `Überfällig seit ${moment} (${duration})`,
  nothingCounted: (duration) => `Noch nichts gezählt, ${duration} nach dem Beginn`,
  stalled: (moment, duration) => `Nichts gezählt seit ${moment} (${duration})`,
  tooEarly: (count, of) => `Noch nicht absehbar: ${count} ${nouns.lines(of)} gezählt`,
  end: (when) => `Voraussichtlich ${when} fertig`,
  endOnAverage: (when) => `Beim Durchschnittstempo ${when} fertig`,
  late: (duration) => `${duration} zu spät`,
  early: (duration) => `${duration} vor der Frist`,
  onTime: "rechtzeitig",
  justAfter: "kurz nach der Frist",
  left: (count, of) => `${count} ${nouns.lines(of)} offen`,
  noEnd: (recent, average) =>
    `Ende nicht absehbar: ${recent} pro Stunde in der letzten Stunde, ${average} im Schnitt`,
  leftOnAverage: (left, average) => `${left} bei durchschnittlich ${average} pro Stunde.`,
  planned: (share) => `Plan bis jetzt: ${share}.`,
  behindPlan: (share, duration) =>
    `Plan bis jetzt: ${share}. Sie liegen ${duration} hinter dem Plan.`,
  aheadOfPlan: (share, duration) =>
    `Plan bis jetzt: ${share}. Sie liegen ${duration} vor dem Plan.`,
  work: (left, duration, rate) =>
    `${left}: ${duration} Arbeit bei der bisherigen Leistung (${rate} pro Stunde).`,
  restart: (deadline, latest) =>
    `Damit es bis ${deadline} reicht, muss spätestens ${latest} weitergezählt werden.`,
  tooLate: (deadline) => `Bei dieser Leistung ist ${deadline} nicht mehr zu schaffen.`,
  roundTheClock: (reason) => `${reason} Angenommen wird Arbeit rund um die Uhr.`,
};
