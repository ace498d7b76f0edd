import type { progress as english } from "#messages/en/progress.ts";
import { plural } from "./plural.ts";

/** The state of a counting, in the words of its pace bar. */
export const progress: typeof english = {
  label: (counted, status) => (status ? `${counted} contado, ${status}` : `${counted} contado`),
  noProducts: "Sem linhas a contar",
  finishedAll: "Concluída, tudo contado",
  finishedWithLeft: (left) => `Concluída com ${left} não ${plural(left, "contada", "contadas")}`,
  startsIn: (duration) => `Começa em ${duration}`,
  allCounted: "Tudo contado",
  allCountedLate: "Tudo contado, não encerrada",
  noDeadline: "Sem prazo válido",
  noWorkTime: "Sem horário de trabalho",
  overdue: (duration) => `${duration} fora do prazo`,
  ahead: (duration) => `${duration} à frente do plano`,
  behind: (duration) => `${duration} atrás do plano`,
  onPace: "Conforme o plano",
  active: "Ativa",
  finished: "Concluída",
  user: (id) => `Usuário ${id}`,
  unnamedUser: (id) => `Usuário ${id} (sem nome)`,
};
