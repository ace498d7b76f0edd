import type { rescue as english } from "#messages/en/rescue.ts";
import { plural } from "./plural.ts";

const lines = (count: number) => plural(count, "Position", "Positionen");
const openLines = (count: number) => plural(count, "offene Position", "offene Positionen");
const people = (count: number) => plural(count, "Person", "Personen");

/** Messages of the plan that tells what it takes to finish in time. */
export const rescue: typeof english = {
  close: "Rettungsplan schließen",
  toFinish: (deadline) => `Um bis ${deadline} fertig zu werden:`,
  notBehind: "Nicht hinter gleichmäßigem Tempo.",
  perHour: (rate) => `${rate} ${plural(rate, "Position", "Positionen")} pro Stunde`,
  insteadOf: (rate) => `statt ${rate}`,
  already: (rate) => `(jetzt ${rate}): Wer jetzt zählt, reicht aus`,
  alreadyBefore: (rate) => `(zuvor ${rate}): Dieselben Personen reichen aus`,
  peopleInstead: (count, of, now) => `${count} ${plural(of, "Person", "Personen")} statt ${now}`,
  outOfReach: "Die Frist ist nicht mehr zu halten",
  passed: "Die Frist ist abgelaufen",
  whenDone: "Wann soll sie fertig sein?",
  noWorkTime: (deadline) => `Vor ${deadline} ist keine Arbeitszeit mehr.`,
  wouldTake: (left, of, duration, needed, now) =>
    `${left} ${lines(of)} in ${duration} ${plural(of, "bräuchte", "bräuchten")} ${needed} ${plural(needed, "Person", "Personen")} statt ${now}:`,
  finishBy: "Fertig bis",
  answerPeople: (count, of) => `${count} ${plural(of, "Person", "Personen")}`,
  answer: (more, rate, now) =>
    `${more} mehr als jetzt: ${rate} ${plural(rate, "Position", "Positionen")} pro Stunde statt ${now}`,
  enough: "wer jetzt zählt, reicht aus",
  noPlan: {
    finished: "Diese Zählung ist abgeschlossen: Es gibt nichts mehr zu planen.",
    stale:
      "Die Zahlen sind alt: Mit ihnen wird nichts geplant. Der Plan kommt mit frischen zurück.",
    "nothing-to-count": "Diese Zählung hat keine Positionen zu zählen.",
    "not-started":
      "Diese Zählung hat noch nicht begonnen, daher ist noch niemandes Leistung bekannt.",
    "all-counted": "Jede Position ist gezählt: Es gibt nichts mehr zu planen.",
    "no-rate":
      "Noch ist keine Position gezählt, daher gibt es keine Leistung, mit der sich planen ließe.",
    "lines-missing":
      "Es sind nicht alle Positionen da, daher ist die Leistung je Person nicht bekannt, mit der sich planen ließe.",
  },
  noDeadline: (left, of) =>
    `Die Frist liegt nicht nach dem Beginn. Es gibt noch ${left} ${openLines(of)}.`,
  people: "Zählende Personen",
  with: (count, of) => `${count} ${people(of)}:`,
  done: (moment) => `fertig ${moment}`,
  never: "nie fertig",
  now: "In der letzten Stunde am Zählen:",
  before: "Zuvor am Zählen:",
  needed: "Nötig für die Frist:",
  table: {
    title: "Personen und Ende",
    people: "Personen",
    done: "Fertig etwa",
    against: (moment) => `Gegenüber ${moment}`,
    now: (count) => `${count} (jetzt)`,
    before: (count) => `${count} (zuvor)`,
    max: (count) => `${count} (das Dreifache)`,
  },
  open: "Wo noch Arbeit ist",
  left: (count, of) => `${count} ${openLines(of)}`,
  staff: {
    free: (count, of) => `${count} ${plural(of, "Person", "Personen")} ohne Zone`,
    fewer: (zone) => `Eine Person weniger in ${zone}`,
    more: (zone) => `Eine Person mehr in ${zone}`,
    people: (count, of) => `${count} ${plural(of, "Person", "Personen")}`,
    finish: (moment) => `So verteilt ist die letzte Zone etwa ${moment} fertig.`,
    never: "Zonen ohne Personen warten, bis andere fertig sind.",
    reset: "Verschiebungen zurücknehmen",
  },
  noZone: "(ohne Code)",
  doneZones: "Fertige Zonen:",
  noneDone: "Keine Zone ist fertig.",
  allCounted: (count, of) =>
    of === 1 ? "die einzige Position ist gezählt" : `alle ${count} Positionen gezählt`,
  noneFree: (zones) => `Aus ${zones} kann niemand wechseln`,
  move: (person, zone) => `${person} → ${zone}`,
  hasOwn: (count, of) => `hat ${count} ${openLines(of)}`,
  moreZones: (count, of) => `und ${count} ${plural(of, "weitere Zone", "weitere Zonen")}`,
  morePeople: (count, of) => `und ${count} ${plural(of, "weitere Person", "weitere Personen")}`,
  idle: "Untätig:",
  noneIdle: "Alle mit offenen Positionen haben in der letzten Stunde gezählt.",
  lastFinish: (moment) => `letzte Position ${moment}`,
  ownLeft: (count, of) => `${count} ${openLines(of)}`,
  assumes: "Geht aus von",
  perPerson: (rate) => `${rate} ${plural(rate, "Position", "Positionen")} pro Stunde und Person`,
  assumption: (lineCount, ofLines, peopleCount, ofPeople, allDay) =>
    `${lineCount} ${lines(ofLines)} von ${peopleCount} ${plural(ofPeople, "Person", "Personen")} in den letzten ${allDay ? "60 Minuten" : "60 Arbeitsminuten"}. Neue Personen zählen ebenso schnell; gearbeitet wird ${allDay ? "rund um die Uhr" : "nur in der Arbeitszeit"}. Gemeint sind die Personen, denen die Positionen zugewiesen sind.`,
  earlier: (peopleCount, ofPeople, from, to, allDay) =>
    `In der letzten Stunde wurde nichts gezählt, daher gilt die frühere Leistung von ${peopleCount} ${plural(ofPeople, "Person", "Personen")} von ${from} bis ${to}. Gearbeitet wird ${allDay ? "rund um die Uhr" : "nur in der Arbeitszeit"}. Gemeint sind die Personen, denen die Positionen zugewiesen sind.`,
};
