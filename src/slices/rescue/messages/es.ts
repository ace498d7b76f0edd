import { clock } from "#messages/es/moments.ts";
import { nouns, plural } from "#messages/es/plural.ts";
import type { messages as english } from "./en.ts";

const team = (count: string, isNow: boolean) => `${isNow ? "ahora" : "antes"} ${count}`;
const ofLines =
  "Cada persona cuenta igual de rápido que las demás. Las personas son aquellas a las que se asignan las líneas.";
const when = (allDay: boolean) =>
  allDay ? "Se trabaja día y noche." : "Se trabaja solo en horario laboral.";

/** Messages of the plan that tells what it takes to finish in time. */
export const messages: typeof english = {
  close: "Cerrar el plan de rescate",
  act: {
    enough: (count, of, moment) =>
      `${plural(of, "Basta", "Bastan")} ${count} ${nouns.people(of)} para llegar a ${clock(moment)}`,
    justAfter: (count, of, moment) =>
      `Fin justo después del plazo; con ${count} ${nouns.people(of)}, antes de ${clock(moment)}`,
    inTime: {
      lastHour: (rate) => `A tiempo si se mantienen las ${rate} por hora de la última hora`,
      sinceStart: (rate) => `A tiempo con la media de ${rate} por hora`,
    },
    elseMore: (claim, count, of) => `${claim}; si no, ${count} ${nouns.people(of)} más`,
    elseNever: (claim, count, of) => `${claim}; si no, tampoco con ${count} ${nouns.people(of)}`,
    bring: (count, of, zones) => `Enviar ${count} ${nouns.people(of)} a ${zones}`,
    start: (count, of, moment) => `${count} ${nouns.people(of)}; empezar antes de ${clock(moment)}`,
    late: (count, of, moment) =>
      `Demasiado tarde; con ${count} ${nouns.people(of)}, fin a ${clock(moment)}`,
  },
  finish: (count, of, size, deadline, isNow) =>
    `${count} ${nouns.people(of)} (${team(size, isNow)}) ${plural(of, "termina", "terminan")} antes de ${clock(deadline)}`,
  mayFinish: (count, of, size, deadline, isNow) =>
    `${count} ${nouns.people(of)} (${team(size, isNow)}) quizá ${plural(of, "termine", "terminen")} antes de ${clock(deadline)}`,
  perHour: (needed, rates) =>
    `${plural(needed, "Hace", "Hacen")} falta ${needed} ${nouns.lines(needed)} por hora; ${rates}`,
  rateNow: (rate) => `ahora ${rate}`,
  rateOnAverage: (rate) => `de media ${rate}`,
  atRate: (rate) => `Si se vuelven a contar ${rate} por hora:`,
  perHourBefore: (needed, before, until) =>
    `${plural(needed, "Hace", "Hacen")} falta ${needed} ${nouns.lines(needed)} por hora; hasta ${clock(until)} eran ${before}`,
  outOfReach: "El plazo ya no se puede cumplir",
  passed: "El plazo ha vencido",
  wouldTake: (count, of) => `Harían falta ${count} ${nouns.people(of)}.`,
  noWorkTime: (deadline) => `No queda tiempo laborable antes de ${clock(deadline)}.`,
  finishBy: "Terminar antes de",
  takes: (count, of) => `${count} ${nouns.people(of)}`,
  atWork: "bastan las que ya cuentan",
  noPlan: {
    finished: "Este conteo está terminado: no queda nada que planificar.",
    stale: "Las cifras son demasiado antiguas para un plan. Volverá cuando lleguen nuevas.",
    "nothing-to-count": "Este conteo no tiene líneas.",
    "all-counted": "Todas las líneas están contadas: no queda nada que planificar.",
    "lines-missing":
      "Aún no han llegado todas las líneas, así que no se conoce la velocidad por persona.",
  },
  noDeadline: (left, of) =>
    `El plazo no es posterior al inicio. ${plural(of, "Queda", "Quedan")} ${left} ${nouns.lines(of)}.`,
  rate: {
    label: "Líneas por persona y hora",
    sources: {
      typed: "cifra introducida",
      "same-warehouse": "como en el último conteo de este almacén",
      elsewhere: "como en el último conteo de otro almacén",
    },
    usual: (counts, of, warehouse) =>
      of === 1
        ? `como en el último conteo de ${warehouse}`
        : `lo habitual en los últimos ${counts} conteos de ${warehouse}`,
    unknown: "No se conoce ningún conteo anterior: escriba cuánto cuenta una persona en una hora.",
    reading: "Leyendo el último conteo…",
    readingShare: (share) => `Leyendo el último conteo: ${share}`,
    invalid: "No aplicado: escriba un número de 0,1 a 10.000.",
  },
  table: {
    title: "Personas y fin",
    people: "Personas",
    done: "Fin previsto",
    against: "Adelanto o retraso",
    now: (count) => `${count} (ahora)`,
    before: (count) => `${count} (como antes)`,
    max: (count) => `${count} (3 × ahora)`,
  },
  open: "Dónde queda trabajo",
  linesIn: (left, of, zones, ofZones) =>
    `${left} ${nouns.lines(of)} en ${zones} ${plural(ofZones, "zona", "zonas")}`,
  zone: "Zona",
  lines: "Líneas",
  noZone: "(sin código)",
  otherZones: (count, of) => `${count} ${plural(of, "más", "más")}`,
  fewer: (zone) => `Una persona menos en ${zone}`,
  more: (zone) => `Una persona más en ${zone}`,
  waiting: "Las zonas con 0 personas empiezan cuando se termina otra.",
  result: (count, of, when) => `${count} ${nouns.people(of)}: fin ${when}.`,
  never: "Con 0 personas no se termina nunca.",
  perPerson: (rate) => `${rate} ${nouns.lines(rate)} por persona y hora`,
  assumption: (count, of, allDay) =>
    `Así, ${plural(of, `la persona que cuenta ahora termina`, `las ${count} personas que cuentan ahora terminan`)} en el momento previsto. ${ofLines} ${when(allDay)}`,
  earlier: (count, of, from, to, allDay) =>
    `No se contó nada en la última hora: esta es la velocidad de ${count} ${nouns.people(of)}, de ${from} a ${to}. ${ofLines} ${when(allDay)}`,
};
