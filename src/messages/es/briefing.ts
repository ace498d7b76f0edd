import type { briefing as english } from "#messages/en/briefing.ts";
import { clock } from "./moments.ts";
import { nouns, plural } from "./plural.ts";

const undocumented = (count: string, of: number) =>
  `tiene ${count} ${plural(of, "discrepancia", "discrepancias")} sin motivo`;

export const briefing: typeof english = {
  title: "Resumen",
  named: (warehouse, deadline) => `${warehouse} (plazo ${deadline})`,
  overdue: (moment, duration) => `está fuera de plazo desde ${clock(moment)} (${duration})`,
  late: (when, lateness) => `terminará ${when}, con ${lateness}`,
  stalled: (moment, duration) => `está parado desde ${clock(moment)} (${duration})`,
  nothingCounted: (duration) => `no ha contado nada en ${duration}`,
  notClosed: (duration) => `está contado, pero sin cerrar ${duration} después del plazo`,
  behind: (duration, counted, planned) =>
    `va ${duration} por detrás del plan: ${counted} contado, ${planned} previsto a esta hora`,
  finishedUncounted: (moment, count, of) =>
    `terminó a ${clock(moment)} con ${count} ${nouns.lines(of)} sin contar`,
  finishedUndocumented: (moment, count, of) =>
    `terminó a ${clock(moment)} y dejó ${count} ${plural(of, "discrepancia", "discrepancias")} sin motivo`,
  undocumented,
  undocumentedValue: (count, of, value) => `${undocumented(count, of)}, ${value} a coste`,
  idle: (count, of) =>
    `tiene ${count} ${plural(of, "persona inactiva", "personas inactivas")} desde hace 1 h`,
  wrongAgain: (count, of) =>
    `tiene por contar ${count} ${nouns.lines(of)} cuyo producto tuvo errores en 3 de los últimos 4 conteos`,
  moreOverdue: "También fuera de plazo:",
  moreLate: "También con retraso:",
  moreMayBeLate: "También con posible retraso:",
  moreStalled: (count, of) => `${count} más ${plural(of, "está parado", "están parados")}`,
  leftOf: (left, total, of) =>
    `${plural(left, "Falta", "Faltan")} ${left} de ${total} ${nouns.lines(of)}.`,
  leftNothing: (left, total, of) =>
    `${plural(left, "Falta", "Faltan")} ${left} de ${total} ${nouns.lines(of)}; nada contado en la última hora.`,
  leftStill: (left, total, of, moment) =>
    `${plural(left, "Falta", "Faltan")} ${left} de ${total} ${nouns.lines(of)}; nada contado desde ${moment}.`,
  leftAt: (left, of, rate) =>
    `${plural(of, "Falta", "Faltan")} ${left} ${nouns.lines(of)}, a ${rate} por hora.`,
  noEnd: "Sin final previsible.",
  leftOnAverage: (left, of, rate) =>
    `${plural(of, "Falta", "Faltan")} ${left} ${nouns.lines(of)}, a ${rate} por hora de media.`,
  team: (people, of, rate, left) =>
    `${people} ${plural(of, "persona cuenta", "personas cuentan")} ${rate} ${nouns.lines(rate)} por hora, ${plural(left, "falta", "faltan")} ${left}.`,
  idlePeople: (names) => `Nada contado en la última hora: ${names}.`,
  andOthers: (names, count) => `${names} y ${count} más`,
  allOnTime: (count, of) =>
    of === 1 ? "El único conteo activo va a tiempo." : `Los ${count} conteos activos van a tiempo.`,
  noneLate: (count, of) =>
    of === 1
      ? "El único conteo activo no va con retraso."
      : `Ninguno de los ${count} conteos activos va con retraso.`,
  noneKnownLate: "Ningún retraso conocido entre los conteos activos.",
  noneActive: "No hay ningún conteo activo.",
  attention: (count, of, active) =>
    `${count} de ${active} ${plural(active, "conteo activo", "conteos activos")} ${plural(of, "requiere", "requieren")} su atención`,
  active: (count, of) => `${count} ${plural(of, "conteo activo", "conteos activos")}`,
  rest: (count, of) =>
    plural(
      of,
      "1 más va a tiempo, ya está contado o aún no tiene previsión.",
      `${count} más van a tiempo, ya están contados o aún no tienen previsión.`,
    ),
  summary: {
    overdue: (count) => `${count} fuera de plazo`,
    late: (count) => `${count} con retraso`,
    mayBeLate: (count, of) => `${count} ${plural(of, "puede", "pueden")} retrasarse`,
    stalled: (count, of) => `${count} ${plural(of, "parado", "parados")}`,
    notClosed: (count) => `${count} sin cerrar`,
  },
  actions: {
    plan: "Planificar personas",
    bring: (count, of, zones) => `Enviar ${count} ${nouns.people(of)} a ${zones}`,
    hold: {
      lastHour: "Mantener el ritmo de la última hora",
      sinceStart: "Volver al ritmo medio",
    },
    orBring: (act, count, of, zones) => `${act} o enviar ${count} ${nouns.people(of)} a ${zones}`,
    start: (count, of, moment) =>
      `Empezar con ${count} ${nouns.people(of)} antes de ${clock(moment)}`,
    finishWith: (count, of, moment) =>
      `Terminar con ${count} ${nouns.people(of)} a ${clock(moment)}`,
    finish: (count, of) =>
      plural(of, "Contar la línea que falta", `Contar las ${count} líneas que faltan`),
    resume: (moment) => `Reanudar antes de ${clock(moment)}`,
    close: "Cerrarlo",
    closeAfter: (count, of) =>
      `Cerrarlo: ${count} ${plural(of, "discrepancia necesita", "discrepancias necesitan")} un motivo`,
    document: "Indicar los motivos",
    uncounted: (count, of) =>
      plural(of, "Ver la línea sin contar", `Ver las ${count} líneas sin contar`),
    idle: "Asignarles líneas",
    wrongAgain: "Contarlas con cuidado",
    of: (name, rest) => `${name}: ${rest}`,
  },
  copy: "Copiar como texto",
  handover: "Relevo de turno",
  hide: "Ocultar",
  hideName: "Ocultar el resumen",
  show: "Mostrar",
  showName: "Mostrar el resumen",
  stale: "Las cifras son antiguas. El resumen vuelve con cifras nuevas.",
  searching: "Aún se buscan conteos más antiguos.",
  incomplete: "No se pudieron buscar todos los conteos más antiguos.",
  unjudged: (count, of) =>
    `${count} ${plural(of, "conteo activo", "conteos activos")} aún sin valorar: solo se conoce su media.`,
  notRead: (count, of) =>
    `No se pudieron leer las líneas de ${count} ${nouns.counts(of)}; las cifras de personas y dinero no las incluyen.`,
  leftOut: (count, of) =>
    `Las cifras de personas y dinero no incluyen las líneas de ${count} ${nouns.counts(of)}, porque este navegador ahorra datos.`,
  zone: (moment, zone) => `${moment}, hora de ${zone}`,
};
