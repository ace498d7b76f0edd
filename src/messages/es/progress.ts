import type { progress as english } from "#messages/en/progress.ts";

/** The state of a counting, in the words of its pace bar. */
export const progress: typeof english = {
  label: (counted, status) => (status ? `${counted} contado, ${status}` : `${counted} contado`),
  noProducts: "Sin líneas que contar",
  finishedAll: "Terminado, todo contado",
  finishedWithLeft: (left) => `Terminado con ${left} sin contar`,
  startsIn: (duration) => `Empieza en ${duration}`,
  allCounted: "Todo contado",
  allCountedLate: "Todo contado, sin cerrar",
  noDeadline: "Sin plazo válido",
  noWorkTime: "Sin horario laboral",
  overdue: (duration) => `${duration} fuera de plazo`,
  ahead: (duration) => `${duration} por delante del plan`,
  behind: (duration) => `${duration} por detrás del plan`,
  onPace: "Según el plan",
  active: "Activo",
  finished: "Terminado",
  user: (id) => `Usuario ${id}`,
  unnamedUser: (id) => `Usuario ${id} (sin nombre)`,
};
