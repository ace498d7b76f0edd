import type { conclusion as english } from "#messages/en/conclusion.ts";
import { clock } from "./moments.ts";
import { nouns, plural } from "./plural.ts";

export const conclusion: typeof english = {
  finishedWithLeft: (left, total) => `Terminado con ${left} de ${total} sin contar`,
  finishedAt: (moment) => `Terminado a ${clock(moment)}`,
  finishedAtWithLeft: (moment, left, total) =>
    `Terminado a ${clock(moment)} con ${left} de ${total} sin contar`,
  exact: (share) => `Exactitud del ${share}`,
  net: (amount) => `neto ${amount}`,
  closedWithoutReason: (count, of) =>
    `${count} ${plural(of, "discrepancia se cerró", "discrepancias se cerraron")} sin motivo`,
  noLines: "No hay líneas que contar",
  undocumented: (count, of) =>
    `${count} ${plural(of, "discrepancia necesita", "discrepancias necesitan")} un motivo antes de poder cerrarlo`,
  notClosed: (duration) => `Todo contado, sin cerrar ${duration} después del plazo`,
  startsAt: (moment, duration) => `Empieza a ${clock(moment)}, en ${duration}`,
  overdue: (moment, duration) => `Fuera de plazo desde ${clock(moment)} (${duration})`,
  nothingCounted: (duration) => `Aún no se ha contado nada, ${duration} después del inicio`,
  stalled: (moment, duration) => `No se cuenta nada desde ${clock(moment)} (${duration})`,
  tooEarly: (count, of) =>
    `Aún sin previsión: ${count} ${nouns.lines(of)} ${plural(of, "contada", "contadas")}`,
  end: (when) => `Terminará ${when}`,
  endOnAverage: (when) => `Al ritmo medio terminará ${when}`,
  late: (duration) => `${duration} de retraso`,
  early: (duration) => `${duration} de adelanto`,
  onTime: "a tiempo",
  justAfter: "justo después del plazo",
  left: (count, of) => `${plural(of, "Falta", "Faltan")} ${count} ${nouns.lines(of)}`,
  noEnd: (recent, average) =>
    `Sin final previsible: ${recent} por hora en la última hora, ${average} de media`,
  leftOnAverage: (left, average) => `${left}, a ${average} por hora de media.`,
  planned: (share) => `Previsto a esta hora: ${share}.`,
  behindPlan: (share, duration) =>
    `Previsto a esta hora: ${share}. Va ${duration} por detrás del plan.`,
  aheadOfPlan: (share, duration) =>
    `Previsto a esta hora: ${share}. Va ${duration} por delante del plan.`,
  work: (left, duration, rate) =>
    `${left}: ${duration} de trabajo a la velocidad anterior (${rate} por hora).`,
  restart: (deadline, latest) =>
    `Para cumplir el plazo (${deadline}) hay que reanudar el conteo antes de ${clock(latest)}.`,
  tooLate: (deadline) => `A esa velocidad ya no se cumple el plazo (${deadline}).`,
  roundTheClock: (reason) => `${reason} Supone trabajo día y noche.`,
};
