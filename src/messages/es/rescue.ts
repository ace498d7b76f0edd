import type { rescue as english } from "#messages/en/rescue.ts";
import { plural } from "./plural.ts";

const lines = (count: number) => plural(count, "línea", "líneas");
const people = (count: number) => plural(count, "persona", "personas");

/** Messages of the plan that tells what it takes to finish in time. */
export const rescue: typeof english = {
  close: "Cerrar el plan de rescate",
  toFinish: (deadline) => `Para cumplir el plazo, ${deadline}:`,
  notBehind: "No va por detrás de un ritmo constante.",
  perQuarter: (rate) => `${rate} líneas por 15 minutos`,
  insteadOf: (rate) => `en lugar de ${rate}`,
  already: (rate) =>
    `bastarían, y en la última hora laborable se terminaron ${rate} por 15 minutos: las personas que trabajan son suficientes`,
  more: (count, of) => `${count} ${people(of)} más`,
  atThisRate: "a la velocidad actual por persona",
  noPlan: {
    finished: "Este conteo está terminado: no queda nada que planificar.",
    stale:
      "Las cifras son antiguas: no se planifica con ellas. El plan vuelve cuando lleguen nuevas.",
    "nothing-to-count": "Este conteo no tiene productos que contar.",
    "not-started": "Este conteo no ha empezado, así que aún no se conoce la velocidad de nadie.",
    "all-counted": "Todas las líneas están contadas: no queda nada que planificar.",
    "no-rate":
      "Nadie terminó una línea en la última hora laborable, así que no hay velocidad por persona con la que planificar.",
    "lines-missing":
      "Faltan líneas por llegar, así que no se conoce la velocidad por persona con la que planificar.",
  },
  noDeadline: {
    "deadline-passed": (deadline, left, of) =>
      `El plazo, ${deadline}, ha pasado y ${plural(of, "queda", "quedan")} ${left} ${lines(of)}: ninguna velocidad lo cumple. Cuándo acabarían más personas:`,
    "no-deadline": (_deadline, left, of) =>
      `El plazo no es posterior al inicio, así que no se puede pedir ninguna velocidad. ${plural(of, "Queda", "Quedan")} ${left} ${lines(of)}. Cuándo acabarían más personas:`,
    "no-work-time": (deadline, left, of) =>
      `No queda tiempo laborable antes de ${deadline} y ${plural(of, "queda", "quedan")} ${left} ${lines(of)}: ninguna velocidad lo cumple. Cuándo acabarían más personas:`,
  },
  people: "Personas trabajando",
  with: (count, of) => `${count} ${people(of)}:`,
  done: (moment) => `fin ${moment}`,
  never: "nunca",
  now: "Trabajaron en la última hora:",
  needed: "Necesarias para el plazo:",
  open: "Dónde queda trabajo",
  left: (count, of) => `${count} ${lines(of)} por contar`,
  atWork: (count) => `${count} aquí por última vez`,
  noZone: "(sin código)",
  doneZones: "Zonas terminadas:",
  noneDone: "No hay ninguna zona terminada.",
  allCounted: (count, of) =>
    of === 1 ? "su única línea está contada" : `las ${count} líneas contadas`,
  nobodyFree: (zones) => `Nadie contó por último en ${zones}`,
  move: (person, zone) => `${person} → ${zone}`,
  hasOwn: (count, of) => `tiene ${count} ${lines(of)} por contar`,
  moreZones: (count, of) => `y ${count} ${plural(of, "zona", "zonas")} más`,
  morePeople: (count, of) => `y ${count} ${people(of)} más`,
  idle: "Inactivas:",
  nobodyIdle: "Nadie con líneas por contar se ha parado.",
  lastFinish: (moment) => `última línea ${moment}`,
  ownLeft: (count, of) => `${count} ${lines(of)} por contar`,
  assumes: "Supone",
  perPerson: (rate) => `${rate} líneas por hora y persona`,
  assumption: (lineCount, ofLines, peopleCount, ofPeople, allDay) =>
    `${lineCount} ${lines(ofLines)} que ${peopleCount} ${people(ofPeople)} ${plural(ofPeople, "terminó", "terminaron")} en los últimos ${allDay ? "60 minutos" : "60 minutos laborables"}, que quien venga será igual de rápido y que se trabaja ${allDay ? "todo el día" : "solo en horario laboral"}. Las personas son aquellas a las que están asignadas las líneas; la API no dice quién contó. Quien contó el último en una zona terminada va donde le quedan líneas propias o, si no, donde más líneas quedan por persona que contó allí por última vez. Todo ello se basa solo en esa hora; el pronóstico de arriba, también en la velocidad desde el inicio.`,
};
