import { nouns, plural } from "#messages/de/plural.ts";
import type { messages as english } from "./en.ts";

const team = (count: string, isNow: boolean) => `${isNow ? "jetzt" : "zuvor"} ${count}`;
const be = (count: number) => plural(count, "ist", "sind");
const ofLines =
  "Jede Person zählt so schnell wie die anderen. Gemeint sind die Personen, denen Positionen zugewiesen sind.";
const when = (allDay: boolean) =>
  allDay ? "Gearbeitet wird rund um die Uhr." : "Gearbeitet wird nur in der Arbeitszeit.";

/** Messages of the plan that tells what it takes to finish in time. */
export const messages: typeof english = {
  close: "Rettungsplan schließen",
  act: {
    enough: (count, of, moment) =>
      `${count} ${plural(of, "Person reicht", "Personen reichen")} bis ${moment}`,
    justAfter: (count, of, moment) =>
      `Fertig kurz nach der Frist; mit ${count} ${nouns.people(of)} bis ${moment}`,
    inTime: {
      lastHour: (rate) => `Rechtzeitig, wenn es bei ${rate} pro Stunde wie zuletzt bleibt`,
      sinceStart: (rate) => `Rechtzeitig beim Durchschnitt von ${rate} pro Stunde`,
    },
    elseMore: (claim, count, of) => `${claim}; sonst ${count} ${nouns.people(of)} mehr`,
    elseNever: (claim, count, of) =>
      `${claim}; sonst ${plural(of, "reicht", "reichen")} auch ${count} ${nouns.people(of)} nicht`,
    bring: (count, of, zones) => `${count} ${nouns.people(of)} nach ${zones} schicken`,
    start: (count, of, moment) => `${count} ${nouns.people(of)}, Beginn spätestens ${moment}`,
    late: (count, of, moment) => `Zu spät; mit ${count} ${nouns.people(of)} bis ${moment} fertig`,
  },
  finish: (count, of, size, deadline, isNow) =>
    `${count} ${nouns.people(of)} (${team(size, isNow)}) ${be(of)} bis ${deadline} fertig`,
  mayFinish: (count, of, size, deadline, isNow) =>
    `${count} ${nouns.people(of)} (${team(size, isNow)}) ${be(of)} vielleicht bis ${deadline} fertig`,
  perHour: (needed, rates) => `${needed} ${nouns.lines(needed)} pro Stunde nötig, ${rates}`,
  rateNow: (rate) => `jetzt ${rate}`,
  rateOnAverage: (rate) => `im Schnitt ${rate}`,
  atRate: (rate) => `Wenn wieder ${rate} pro Stunde gezählt werden:`,
  perHourBefore: (needed, before, until) =>
    `${needed} ${nouns.lines(needed)} pro Stunde nötig; ${before} bis ${until}`,
  outOfReach: "Die Frist ist nicht mehr zu halten",
  passed: "Die Frist ist abgelaufen",
  wouldTake: (count, of) => `Dafür bräuchte es ${count} ${nouns.people(of)}.`,
  noWorkTime: (deadline) => `Vor ${deadline} ist keine Arbeitszeit mehr.`,
  finishBy: "Fertig bis",
  takes: (count, of) => `${count} ${nouns.people(of)}`,
  atWork: "wer jetzt zählt, reicht aus",
  noPlan: {
    finished: "Diese Zählung ist abgeschlossen: Es gibt nichts mehr zu planen.",
    stale: "Die Zahlen sind zu alt für einen Plan. Mit frischen Zahlen kommt er zurück.",
    "nothing-to-count": "Diese Zählung hat keine Positionen.",
    "all-counted": "Jede Position ist gezählt: Es gibt nichts mehr zu planen.",
    "lines-missing":
      "Es sind noch nicht alle Positionen da, daher ist die Leistung je Person unbekannt.",
  },
  noDeadline: (left, of) =>
    `Die Frist liegt nicht nach dem Beginn. Offen ${be(of)} noch ${left} ${nouns.lines(of)}.`,
  rate: {
    label: "Positionen je Person und Stunde",
    sources: {
      typed: "Ihre Angabe",
      "same-warehouse": "wie in der letzten Zählung hier",
      elsewhere: "wie in der letzten Zählung eines anderen Lagers",
    },
    usual: (counts, of, warehouse) =>
      of === 1
        ? `wie in der letzten Zählung von ${warehouse}`
        : `üblich in den letzten ${counts} Zählungen von ${warehouse}`,
    unknown:
      "Keine frühere Zählung ist bekannt: Tragen Sie ein, was eine Person in einer Stunde zählt.",
    reading: "Die letzte Zählung wird gelesen …",
    readingShare: (share) => `Die letzte Zählung wird gelesen: ${share}`,
    invalid: "Nicht übernommen: Geben Sie eine Zahl von 0,1 bis 10.000 ein.",
  },
  table: {
    title: "Personen und Ende",
    people: "Personen",
    done: "Fertig gegen",
    against: "Früher oder später",
    now: (count) => `${count} (jetzt)`,
    before: (count) => `${count} (wie zuvor)`,
    max: (count) => `${count} (3 × jetzt)`,
  },
  open: "Wo noch Arbeit ist",
  linesIn: (left, of, zones, ofZones) =>
    `${left} ${nouns.lines(of)} in ${zones} ${plural(ofZones, "Zone", "Zonen")}`,
  zone: "Zone",
  lines: "Positionen",
  noZone: "(ohne Code)",
  otherZones: (count, of) => `${count} ${plural(of, "weitere", "weitere")}`,
  fewer: (zone) => `Eine Person weniger in ${zone}`,
  more: (zone) => `Eine Person mehr in ${zone}`,
  waiting: "Zonen mit 0 Personen beginnen, sobald eine andere fertig ist.",
  result: (count, of, when) => `${count} ${nouns.people(of)}: fertig ${when}.`,
  never: "Mit 0 Personen wird sie nie fertig.",
  perPerson: (rate) => `${rate} ${nouns.lines(rate)} je Person und Stunde`,
  assumption: (count, of, allDay) =>
    `Damit ${plural(of, "ist die eine Person", `sind die ${count} Personen`)}, die jetzt ${plural(of, "zählt", "zählen")}, zum erwarteten Ende fertig. ${ofLines} ${when(allDay)}`,
  earlier: (count, of, from, to, allDay) =>
    `In der letzten Stunde wurde nichts gezählt: Das ist die Leistung von ${count} ${nouns.people(of)} von ${from} bis ${to}. ${ofLines} ${when(allDay)}`,
};
