import type { rescue as english } from "#messages/en/rescue.ts";
import { plural } from "./plural.ts";

const lines = (count: number) => plural(count, "línea", "líneas");
const people = (count: number) => plural(count, "persona", "personas");

/** Messages of the plan that tells what it takes to finish in time. */
export const rescue: typeof english = {
  close: "Cerrar el plan de rescate",
  toFinish: (deadline) => `Para cumplir el plazo, ${deadline}:`,
  notBehind: "No va por detrás de un ritmo constante.",
  perHour: (rate) => `${rate} ${plural(rate, "línea", "líneas")} por hora`,
  insteadOf: (rate) => `en lugar de ${rate}`,
  already: (rate) => `(ahora ${rate}): las personas que trabajan son suficientes`,
  alreadyBefore: (rate) => `(antes ${rate}): las mismas personas son suficientes`,
  peopleInstead: (count, of, now) => `${count} ${people(of)} en lugar de ${now}`,
  outOfReach: "El plazo ya no se puede cumplir",
  passed: "El plazo ha vencido",
  whenDone: "¿Cuándo debe estar terminado?",
  noWorkTime: (deadline) => `No queda tiempo laborable antes de ${deadline}.`,
  wouldTake: (left, of, duration, needed, now) =>
    `${left} ${lines(of)} en ${duration} ${plural(of, "exigiría", "exigirían")} ${needed} ${plural(needed, "persona", "personas")} en lugar de ${now}:`,
  finishBy: "Terminar antes de",
  answerPeople: (count, of) => `${count} ${people(of)}`,
  answer: (more, rate, now) =>
    `${more} más que ahora: ${rate} ${plural(rate, "línea", "líneas")} por hora en lugar de ${now}`,
  enough: "bastan las que trabajan",
  noPlan: {
    finished: "Este conteo está terminado: no queda nada que planificar.",
    stale:
      "Las cifras son antiguas: no se planifica con ellas. El plan vuelve cuando lleguen nuevas.",
    "nothing-to-count": "Este conteo no tiene líneas que contar.",
    "not-started": "Este conteo no ha empezado, así que aún no se conoce la velocidad de nadie.",
    "all-counted": "Todas las líneas están contadas: no queda nada que planificar.",
    "no-rate":
      "Aún no se ha contado ninguna línea, así que no hay velocidad con la que planificar.",
    "lines-missing":
      "Faltan líneas por llegar, así que no se conoce la velocidad por persona con la que planificar.",
  },
  noDeadline: (left, of) =>
    `El plazo no es posterior al inicio. ${plural(of, "Queda", "Quedan")} ${left} ${lines(of)}.`,
  people: "Personas trabajando",
  with: (count, of) => `${count} ${people(of)}:`,
  done: (moment) => `fin ${moment}`,
  never: "nunca",
  now: "Trabajaron en la última hora:",
  before: "Trabajaban antes:",
  needed: "Necesarias para el plazo:",
  table: {
    title: "Personas y fin",
    people: "Personas",
    done: "Listo hacia",
    against: (moment) => `Frente a ${moment}`,
    now: (count) => `${count} (ahora)`,
    before: (count) => `${count} (antes)`,
    max: (count) => `${count} (el triple)`,
  },
  open: "Dónde queda trabajo",
  left: (count, of) => `${count} ${lines(of)} por contar`,
  staff: {
    free: (count, of) => `${count} ${people(of)} sin zona`,
    fewer: (zone) => `Una persona menos en ${zone}`,
    more: (zone) => `Una persona más en ${zone}`,
    people: (count, of) => `${count} ${people(of)}`,
    finish: (moment) => `Con este reparto, la última zona acaba hacia ${moment}.`,
    never: "Las zonas sin personas esperan a que acaben otras.",
    reset: "Deshacer los cambios",
  },
  noZone: "(sin código)",
  doneZones: "Zonas terminadas:",
  noneDone: "No hay ninguna zona terminada.",
  allCounted: (count, of) =>
    of === 1 ? "su única línea está contada" : `las ${count} líneas contadas`,
  noneFree: (zones) => `Nadie puede moverse desde ${zones}`,
  move: (person, zone) => `${person} → ${zone}`,
  hasOwn: (count, of) => `tiene ${count} ${lines(of)} por contar`,
  moreZones: (count, of) => `y ${count} ${plural(of, "zona", "zonas")} más`,
  morePeople: (count, of) => `y ${count} ${people(of)} más`,
  idle: "Inactivas:",
  noneIdle: "Todos los que tienen líneas abiertas contaron en la última hora.",
  lastFinish: (moment) => `última línea ${moment}`,
  ownLeft: (count, of) => `${count} ${lines(of)} por contar`,
  assumes: "Supone",
  perPerson: (rate) => `${rate} ${plural(rate, "línea", "líneas")} por hora y persona`,
  assumption: (lineCount, ofLines, peopleCount, ofPeople, allDay) =>
    `${lineCount} ${lines(ofLines)} de ${peopleCount} ${people(ofPeople)} en los últimos ${allDay ? "60 minutos" : "60 minutos laborables"}. Las personas nuevas cuentan igual de rápido; se trabaja ${allDay ? "las 24 horas" : "solo en horario laboral"}. Las personas son aquellas a las que se asignan las líneas.`,
  earlier: (peopleCount, ofPeople, from, to, allDay) =>
    `no se contó nada en la última hora; se planifica con la velocidad anterior, de ${peopleCount} ${people(ofPeople)} de ${from} a ${to}. Se trabaja ${allDay ? "las 24 horas" : "solo en horario laboral"}. Las personas son aquellas a las que se asignan las líneas.`,
};
