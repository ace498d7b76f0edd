import type { briefing as english } from "#messages/en/briefing.ts";
import { plural } from "./plural.ts";

const lines = (count: number) => plural(count, "linha", "linhas");
const undocumented = (count: string, of: number) =>
  `tem ${count} ${plural(of, "divergência", "divergências")} sem motivo`;

export const briefing: typeof english = {
  title: "Resumo",
  named: (warehouse, deadline) => `${warehouse} (prazo ${deadline})`,
  overdue: (moment, duration) => `está vencida desde ${moment} (${duration})`,
  late: (when, lateness) => `termina ${when}, ${lateness}`,
  stalled: (moment, duration) => `está parada desde ${moment} (${duration})`,
  nothingCounted: (duration) => `não contou nada em ${duration}`,
  notClosed: (duration) => `está toda contada, mas não encerrada ${duration} depois do prazo`,
  finishedUncounted: (moment, count, of) =>
    `terminou ${moment} com ${count} ${lines(of)} sem contar`,
  finishedUndocumented: (moment, count, of) =>
    `terminou ${moment} e deixou ${count} ${plural(of, "divergência", "divergências")} sem motivo`,
  undocumented,
  undocumentedValue: (count, of, value) => `${undocumented(count, of)}, ${value} a custo`,
  idle: (count, of) => `tem ${count} ${plural(of, "pessoa parada", "pessoas paradas")}`,
  moreOverdue: (count, of) => `e mais ${count} ${plural(of, "está vencida", "estão vencidas")}`,
  moreLate: (count, of) => `e mais ${count} ${plural(of, "vai", "vão")} atrasar`,
  moreStalled: (count, of) => `e mais ${count} ${plural(of, "está parada", "estão paradas")}`,
  leftOf: (left, total, of) =>
    `${plural(left, "Falta", "Faltam")} ${left} de ${total} ${lines(of)}.`,
  leftCounted: (left, total, of, lastHour) =>
    `${plural(left, "Falta", "Faltam")} ${left} de ${total} ${lines(of)}; ${lastHour} ${plural(lastHour, "contada", "contadas")} na última hora.`,
  leftNothing: (left, total, of) =>
    `${plural(left, "Falta", "Faltam")} ${left} de ${total} ${lines(of)}; nada contado na última hora.`,
  leftAt: (left, of, rate) =>
    `${plural(of, "Falta", "Faltam")} ${left} ${lines(of)} a ${rate} por hora em média.`,
  team: (people, of, rate, left) =>
    `${people} ${plural(of, "pessoa conta", "pessoas contam")} ${rate} ${plural(rate, "linha", "linhas")} por hora, ${plural(left, "falta", "faltam")} ${left}.`,
  idlePeople: (names) => `Nada contado na última hora: ${names}.`,
  andOthers: (names, count) => `${names} e mais ${count}`,
  allOnTime: (count, of) =>
    of === 1
      ? "A única contagem ativa está no prazo."
      : `As ${count} contagens ativas estão no prazo.`,
  noneLate: (count, of) =>
    of === 1
      ? "A única contagem ativa não está atrasada."
      : `Nenhuma das ${count} contagens ativas está atrasada.`,
  noneActive: "Nenhuma contagem está ativa.",
  attention: (count, of, active) =>
    `${count} de ${active} ${plural(active, "contagem ativa", "contagens ativas")} ${plural(of, "precisa", "precisam")} de você`,
  active: (count, of) => `${count} ${plural(of, "contagem ativa", "contagens ativas")}`,
  rest: (count, of) =>
    `${plural(of, "1 outra está no prazo, toda contada", `${count} outras estão no prazo, todas contadas`)}, ou é cedo para dizer.`,
  summary: {
    overdue: (count) => `${count} ${plural(count, "vencida", "vencidas")}`,
    late: (count) => `${count} ${plural(count, "atrasada", "atrasadas")}`,
    stalled: (count, of) => `${count} ${plural(of, "parada", "paradas")}`,
    notClosed: (count) => `${count} não ${plural(count, "encerrada", "encerradas")}`,
  },
  actions: {
    plan: "Planejar pessoas",
    bring: (count, of, zones) => `Levar ${count} ${plural(of, "pessoa", "pessoas")} para ${zones}`,
    start: (count, of, moment) =>
      `Começar com ${count} ${plural(of, "pessoa", "pessoas")} até ${moment}`,
    finishWith: (count, of, moment) =>
      `Terminar com ${count} ${plural(of, "pessoa", "pessoas")} até ${moment}`,
    finish: (count, of) =>
      plural(of, "Contar a linha que falta", `Contar as ${count} linhas que faltam`),
    resume: (moment) => `Retomar até ${moment}`,
    close: "Encerrar",
    closeAfter: (count, of) =>
      `Encerrar: ${count} ${plural(of, "diferença precisa", "diferenças precisam")} de um motivo`,
    document: "Informar os motivos",
    uncounted: (count, of) =>
      plural(of, "Ver a linha sem contar", `Ver as ${count} linhas sem contar`),
    idle: "Dar trabalho a elas",
    of: (name, rest) => `${name}: ${rest}`,
  },
  copy: "Copiar como texto",
  handover: "Passagem de turno",
  hide: "Ocultar",
  hideName: "Ocultar o resumo",
  show: "Mostrar",
  showName: "Mostrar o resumo",
  stale: "Os números estão desatualizados. O resumo volta com números novos.",
  searching: "Contagens mais antigas ainda estão sendo procuradas.",
  incomplete: "Nem todas as contagens mais antigas puderam ser procuradas.",
  notRead: (count, of) =>
    `As linhas de ${count} ${plural(of, "contagem", "contagens")} não puderam ser lidas; faltam nas pessoas e nos valores.`,
  leftOut: (count, of) =>
    `Nas pessoas e nos valores faltam as linhas de ${count} ${plural(of, "contagem", "contagens")}, porque este navegador economiza dados.`,
  zone: (moment, zone) => `${moment}, horários de ${zone}`,
};
