import type { briefing as english } from "#messages/en/briefing.ts";
import { plural } from "./plural.ts";

const lines = (count: number) => plural(count, "línea", "líneas");
const undocumented = (count: string, of: number) =>
  `tiene ${count} ${plural(of, "diferencia", "diferencias")} sin motivo`;

export const briefing: typeof english = {
  title: "Resumen",
  named: (warehouse, deadline) => `${warehouse} (plazo ${deadline})`,
  overdue: (moment, duration) => `está vencido desde ${moment} (${duration})`,
  late: (when, lateness) => `terminará ${when}, ${lateness}`,
  stalled: (moment, duration) => `está parado desde ${moment} (${duration})`,
  nothingCounted: (duration) => `no ha contado nada en ${duration}`,
  notClosed: (duration) => `está contado, pero sin cerrar ${duration} después del plazo`,
  finishedUncounted: (moment, count, of) =>
    `terminó ${moment} con ${count} ${lines(of)} sin contar`,
  finishedUndocumented: (moment, count, of) =>
    `terminó ${moment} y dejó ${count} ${plural(of, "diferencia", "diferencias")} sin motivo`,
  undocumented,
  undocumentedValue: (count, of, value) => `${undocumented(count, of)}, ${value} a coste`,
  idle: (count, of) => `tiene ${count} ${plural(of, "persona parada", "personas paradas")}`,
  moreOverdue: (count, of) => `y ${count} más ${plural(of, "está vencido", "están vencidos")}`,
  moreLate: (count, of) => `y ${count} más ${plural(of, "llegará", "llegarán")} tarde`,
  moreStalled: (count, of) => `y ${count} más ${plural(of, "está parado", "están parados")}`,
  leftOf: (left, total, of) =>
    `${plural(left, "Falta", "Faltan")} ${left} de ${total} ${lines(of)}.`,
  leftCounted: (left, total, of, lastHour) =>
    `${plural(left, "Falta", "Faltan")} ${left} de ${total} ${lines(of)}; ${lastHour} ${plural(lastHour, "contada", "contadas")} en la última hora.`,
  leftNothing: (left, total, of) =>
    `${plural(left, "Falta", "Faltan")} ${left} de ${total} ${lines(of)}; nada contado en la última hora.`,
  leftAt: (left, of, rate) =>
    `${plural(of, "Falta", "Faltan")} ${left} ${lines(of)} a ${rate} por hora de media.`,
  team: (people, of, rate, left) =>
    `${people} ${plural(of, "persona cuenta", "personas cuentan")} ${rate} ${plural(rate, "línea", "líneas")} por hora, ${plural(left, "falta", "faltan")} ${left}.`,
  idlePeople: (names) => `Nada contado en la última hora: ${names}.`,
  andOthers: (names, count) => `${names} y ${count} más`,
  allOnTime: (count, of) =>
    of === 1 ? "El único conteo activo va a tiempo." : `Los ${count} conteos activos van a tiempo.`,
  noneLate: (count, of) =>
    of === 1
      ? "El único conteo activo no va tarde."
      : `Ninguno de los ${count} conteos activos va tarde.`,
  noneActive: "No hay ningún conteo activo.",
  attention: (count, of, active) =>
    `${count} de ${active} ${plural(active, "conteo activo", "conteos activos")} ${plural(of, "le necesita", "le necesitan")}`,
  active: (count, of) => `${count} ${plural(of, "conteo activo", "conteos activos")}`,
  rest: (count, of) =>
    `${plural(of, "1 más va a tiempo, ya está contado", `${count} más van a tiempo, ya están contados`)} o aún no se puede decir.`,
  summary: {
    overdue: (count) => `${count} ${plural(count, "vencido", "vencidos")}`,
    late: (count) => `${count} tarde`,
    stalled: (count, of) => `${count} ${plural(of, "parado", "parados")}`,
    notClosed: (count) => `${count} sin cerrar`,
  },
  actions: {
    plan: "Planificar personas",
    bring: (count, of, zones) => `Llevar ${count} ${plural(of, "persona", "personas")} a ${zones}`,
    start: (count, of, moment) =>
      `Empezar con ${count} ${plural(of, "persona", "personas")}, como tarde ${moment}`,
    finishWith: (count, of, moment) =>
      `Acabar con ${count} ${plural(of, "persona", "personas")}: ${moment}`,
    finish: (count, of) =>
      plural(of, "Contar la línea que falta", `Contar las ${count} líneas que faltan`),
    resume: (moment) => `Reanudar el conteo antes de: ${moment}`,
    close: "Cerrarlo",
    closeAfter: (count, of) =>
      `Cerrarlo: ${count} ${plural(of, "diferencia necesita", "diferencias necesitan")} un motivo`,
    document: "Indicar los motivos",
    uncounted: (count, of) =>
      plural(of, "Ver la línea sin contar", `Ver las ${count} líneas sin contar`),
    idle: "Darles trabajo",
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
  notRead: (count, of) =>
    `No se pudieron leer las líneas de ${count} ${plural(of, "conteo", "conteos")}; faltan en las personas y el dinero.`,
  leftOut: (count, of) =>
    `En las personas y el dinero faltan las líneas de ${count} ${plural(of, "conteo", "conteos")}, porque este navegador ahorra datos.`,
  zone: (moment, zone) => `${moment}, horas de ${zone}`,
};
