import type { conclusion as english } from "#messages/en/conclusion.ts";
import { afterPreposition, at } from "./moments.ts";
import { nouns, plural } from "./plural.ts";

export const conclusion: typeof english = {
  finishedWithLeft: (left, total) => `Concluída com ${left} de ${total} sem contar`,
  finishedAt: (moment) => `Concluída ${at(moment)}`,
  finishedAtWithLeft: (moment, left, total) =>
    `Concluída ${at(moment)} com ${left} de ${total} sem contar`,
  exact: (share) => `Acurácia de ${share}`,
  net: (amount) => `líquido ${amount}`,
  closedWithoutReason: (count, of) =>
    `${count} ${plural(of, "divergência foi encerrada", "divergências foram encerradas")} sem motivo`,
  noLines: "Nenhuma linha a contar",
  undocumented: (count, of) =>
    `${count} ${plural(of, "divergência precisa", "divergências precisam")} de um motivo antes de encerrar`,
  notClosed: (duration) => `Tudo contado, não encerrada ${duration} depois do prazo`,
  startsAt: (moment, duration) => `Começa ${at(moment)}, em ${duration}`,
  overdue: (moment, duration) => `Fora do prazo desde ${afterPreposition(moment)} (${duration})`,
  nothingCounted: (duration) => `Nada contado ainda, ${duration} depois do início`,
  stalled: (moment, duration) => `Nada contado desde ${afterPreposition(moment)} (${duration})`,
  tooEarly: (count, of) =>
    `Ainda sem previsão: ${count} ${nouns.lines(of)} ${plural(of, "contada", "contadas")}`,
  end: (when) => `Termina ${when}`,
  endOnAverage: (when) => `No ritmo médio, termina ${when}`,
  late: (duration) => `${duration} de atraso`,
  early: (duration) => `${duration} de antecedência`,
  onTime: "no prazo",
  justAfter: "logo depois do prazo",
  left: (count, of) => `${plural(of, "Falta", "Faltam")} ${count} ${nouns.lines(of)}`,
  noEnd: (recent, average) =>
    `Sem fim previsível: ${recent} por hora na última hora, ${average} em média`,
  leftOnAverage: (left, average) => `${left}, a ${average} por hora em média.`,
  planned: (share) => `Previsto até agora: ${share}.`,
  behindPlan: (share, duration) =>
    `Previsto até agora: ${share}. A contagem está ${duration} atrás do plano.`,
  aheadOfPlan: (share, duration) =>
    `Previsto até agora: ${share}. A contagem está ${duration} à frente do plano.`,
  work: (left, duration, rate) =>
    `${left}: ${duration} de trabalho na velocidade anterior (${rate} por hora).`,
  restart: (deadline, latest) =>
    `Para cumprir o prazo (${deadline}), é preciso retomar a contagem até ${afterPreposition(latest)}.`,
  tooLate: (deadline) => `Nessa velocidade, o prazo (${deadline}) não pode mais ser cumprido.`,
  roundTheClock: (reason) => `${reason} Supõe trabalho dia e noite.`,
};
