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
  perQuarter: (rate) => `${rate} Positionen je 15 Minuten`,
  insteadOf: (rate) => `statt ${rate}`,
  already: (rate) =>
    `würden genügen, und in der letzten Arbeitsstunde wurden je 15 Minuten ${rate} fertig: Wer jetzt zählt, reicht aus`,
  more: (count, of) => `${count} ${plural(of, "weitere Person", "weitere Personen")}`,
  atThisRate: "bei der jetzigen Leistung je Person",
  noPlan: {
    finished: "Diese Zählung ist abgeschlossen: Es gibt nichts mehr zu planen.",
    stale:
      "Die Zahlen sind alt: Mit ihnen wird nichts geplant. Der Plan kommt mit frischen zurück.",
    "nothing-to-count": "Diese Zählung hat keine Artikel zu zählen.",
    "not-started":
      "Diese Zählung hat noch nicht begonnen, daher ist noch niemandes Leistung bekannt.",
    "all-counted": "Jede Position ist gezählt: Es gibt nichts mehr zu planen.",
    "no-rate":
      "In der letzten Arbeitsstunde wurde keine Position fertig, daher gibt es keine Leistung je Person, mit der sich planen ließe.",
    "lines-missing":
      "Es sind nicht alle Positionen da, daher ist die Leistung je Person nicht bekannt, mit der sich planen ließe.",
  },
  noDeadline: {
    "deadline-passed": (deadline, left, of) =>
      `Die Frist ${deadline} ist abgelaufen, und es gibt noch ${left} ${openLines(of)}: Keine Leistung schafft das mehr. Wann mehr Personen fertig wären:`,
    "no-deadline": (_deadline, left, of) =>
      `Die Frist liegt nicht nach dem Beginn, daher lässt sich keine Leistung fordern. Es gibt noch ${left} ${openLines(of)}. Wann mehr Personen fertig wären:`,
    "no-work-time": (deadline, left, of) =>
      `Vor ${deadline} bleibt keine Arbeitszeit, und es gibt noch ${left} ${openLines(of)}: Keine Leistung schafft das. Wann mehr Personen fertig wären:`,
  },
  people: "Zählende Personen",
  with: (count, of) => `${count} ${people(of)}:`,
  done: (moment) => `fertig ${moment}`,
  never: "nie fertig",
  now: "In der letzten Stunde am Zählen:",
  needed: "Nötig für die Frist:",
  open: "Wo noch Arbeit ist",
  left: (count, of) => `${count} ${openLines(of)}`,
  atWork: (count) => `${count} zuletzt hier`,
  noZone: "(ohne Code)",
  doneZones: "Fertige Zonen:",
  noneDone: "Keine Zone ist fertig.",
  allCounted: (count, of) =>
    of === 1 ? "die einzige Position ist gezählt" : `alle ${count} Positionen gezählt`,
  nobodyFree: (zones) => `Niemand zählte zuletzt in ${zones}`,
  move: (person, zone) => `${person} → ${zone}`,
  hasOwn: (count, of) => `hat ${count} ${openLines(of)}`,
  moreZones: (count, of) => `und ${count} ${plural(of, "weitere Zone", "weitere Zonen")}`,
  morePeople: (count, of) => `und ${count} ${plural(of, "weitere Person", "weitere Personen")}`,
  idle: "Untätig:",
  nobodyIdle: "Niemand mit offenen Positionen hat aufgehört.",
  lastFinish: (moment) => `letzte Position ${moment}`,
  ownLeft: (count, of) => `${count} ${openLines(of)}`,
  assumes: "Geht aus von",
  perPerson: (rate) => `${rate} Positionen je Stunde und Person`,
  assumption: (lineCount, ofLines, peopleCount, ofPeople, allDay) =>
    `${lineCount} ${lines(ofLines)}, die ${peopleCount} ${people(ofPeople)} in den letzten ${allDay ? "60 Minuten" : "60 Minuten Arbeitszeit"} fertig gezählt ${plural(ofPeople, "hat", "haben")}; wer hinzukommt, ist ebenso schnell, und gearbeitet wird ${allDay ? "rund um die Uhr" : "nur in der Arbeitszeit"}. Personen sind die, denen Positionen zugewiesen sind; die API sagt nicht, wer gezählt hat. Wer zuletzt in einer fertigen Zone gezählt hat, geht dorthin, wo eigene Positionen offen sind, sonst dorthin, wo je Person, die zuletzt dort gezählt hat, am meisten offen ist. All das geht von dieser Stunde allein aus, die Prognose oben auch von der Leistung seit Beginn.`,
};
