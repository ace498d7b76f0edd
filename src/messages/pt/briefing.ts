import type { briefing as english } from "#messages/en/briefing.ts";
import { afterPreposition, at } from "./moments.ts";
import { nouns, plural } from "./plural.ts";

const undocumented = (count: string, of: number) =>
  `tem ${count} ${plural(of, "divergência", "divergências")} sem motivo`;

export const briefing: typeof english = {
  title: "Resumo",
  named: (warehouse, deadline) => `${warehouse} (prazo ${deadline})`,
  overdue: (moment, duration) =>
    `está fora do prazo desde ${afterPreposition(moment)} (${duration})`,
  late: (when, lateness) => `termina ${when}, com ${lateness}`,
  stalled: (moment, duration) => `está parada desde ${afterPreposition(moment)} (${duration})`,
  nothingCounted: (duration) => `não contou nada em ${duration}`,
  notClosed: (duration) => `está toda contada, mas não encerrada ${duration} depois do prazo`,
  behind: (duration, counted, planned) =>
    `está ${duration} atrás do plano: ${counted} contados, ${planned} previstos até agora`,
  finishedUncounted: (moment, count, of) =>
    `terminou ${at(moment)} com ${count} ${nouns.lines(of)} sem contar`,
  finishedUndocumented: (moment, count, of) =>
    `terminou ${at(moment)} e deixou ${count} ${plural(of, "divergência", "divergências")} sem motivo`,
  undocumented,
  undocumentedValue: (count, of, value) => `${undocumented(count, of)}, ${value} a preço de custo`,
  idle: (count, of) => `tem ${count} ${plural(of, "pessoa parada", "pessoas paradas")} há 1 h`,
  wrongAgain: (count, of) =>
    `tem por contar ${count} ${nouns.lines(of)} cujo produto teve erros em 3 das últimas 4 contagens`,
  moreOverdue: "Também fora do prazo:",
  moreLate: "Também com atraso:",
  moreMayBeLate: "Também com possível atraso:",
  moreStalled: (count, of) => `Mais ${count} ${plural(of, "está parada", "estão paradas")}`,
  leftOf: (left, total, of) =>
    `${plural(left, "Falta", "Faltam")} ${left} de ${total} ${nouns.lines(of)}.`,
  leftNothing: (left, total, of) =>
    `${plural(left, "Falta", "Faltam")} ${left} de ${total} ${nouns.lines(of)}; nada contado na última hora.`,
  leftStill: (left, total, of, moment) =>
    `${plural(left, "Falta", "Faltam")} ${left} de ${total} ${nouns.lines(of)}; nada contado desde ${moment}.`,
  leftAt: (left, of, rate) =>
    `${plural(of, "Falta", "Faltam")} ${left} ${nouns.lines(of)}, a ${rate} por hora.`,
  noEnd: "Sem fim previsível.",
  leftOnAverage: (left, of, rate) =>
    `${plural(of, "Falta", "Faltam")} ${left} ${nouns.lines(of)}, a ${rate} por hora em média.`,
  team: (people, of, rate, left) =>
    `${people} ${plural(of, "pessoa conta", "pessoas contam")} ${rate} ${nouns.lines(rate)} por hora, ${plural(left, "falta", "faltam")} ${left}.`,
  idlePeople: (names) => `Nada contado na última hora: ${names}.`,
  andOthers: (names, count) => `${names} e mais ${count}`,
  allOnTime: (count, of) =>
    of === 1
      ? "A única contagem ativa está no prazo."
      : `As ${count} contagens ativas estão no prazo.`,
  noneLate: (count, of) =>
    of === 1
      ? "A única contagem ativa não vai atrasar."
      : `Nenhuma das ${count} contagens ativas vai atrasar.`,
  noneKnownLate: "Nenhum atraso conhecido entre as contagens ativas.",
  noneActive: "Nenhuma contagem está ativa.",
  attention: (count, of, active) =>
    `${count} de ${active} ${plural(active, "contagem ativa", "contagens ativas")} ${plural(of, "precisa", "precisam")} da sua atenção`,
  active: (count, of) => `${count} ${plural(of, "contagem ativa", "contagens ativas")}`,
  rest: (count, of) =>
    `${plural(of, "1 outra está no prazo, já contada", `Outras ${count} estão no prazo, já contadas`)} ou ainda sem previsão.`,
  summary: {
    overdue: (count) => `${count} fora do prazo`,
    late: (count) => `${count} com atraso`,
    mayBeLate: (count, of) => `${count} ${plural(of, "pode", "podem")} atrasar`,
    stalled: (count, of) => `${count} ${plural(of, "parada", "paradas")}`,
    notClosed: (count) => `${count} não ${plural(count, "encerrada", "encerradas")}`,
  },
  actions: {
    plan: "Planejar pessoas",
    bring: (count, of, zones) => `Enviar ${count} ${nouns.people(of)} para ${zones}`,
    hold: {
      lastHour: "Manter o ritmo da última hora",
      sinceStart: "Voltar ao ritmo médio",
    },
    orBring: (act, count, of, zones) =>
      `${act} ou enviar ${count} ${nouns.people(of)} para ${zones}`,
    start: (count, of, moment) =>
      `Começar com ${count} ${nouns.people(of)} até ${afterPreposition(moment)}`,
    finishWith: (count, of, moment) =>
      `Terminar com ${count} ${nouns.people(of)} até ${afterPreposition(moment)}`,
    finish: (count, of) =>
      plural(of, "Contar a linha que falta", `Contar as ${count} linhas que faltam`),
    resume: (moment) => `Retomar até ${afterPreposition(moment)}`,
    close: "Encerrar",
    closeAfter: (count, of) =>
      `Encerrar: ${count} ${plural(of, "divergência precisa", "divergências precisam")} de um motivo`,
    document: "Informar os motivos",
    uncounted: (count, of) =>
      plural(of, "Ver a linha sem contar", `Ver as ${count} linhas sem contar`),
    idle: "Atribuir linhas a elas",
    wrongAgain: "Contar com cuidado",
    of: (name, rest) => `${name}: ${rest}`,
  },
  copy: "Copiar como texto",
  handover: "Passagem de turno",
  hide: "Ocultar",
  hideName: "Ocultar o resumo",
  show: "Mostrar",
  showName: "Mostrar o resumo",
  stale: "Os números estão desatualizados. O resumo volta com números novos.",
  searching: "Contagens mais antigas ainda estão sendo buscadas.",
  incomplete: "Nem todas as contagens mais antigas puderam ser buscadas.",
  unjudged: (count, of) =>
    `${count} ${plural(of, "contagem ativa", "contagens ativas")} ainda sem avaliação: só se conhece a média.`,
  notRead: (count, of) =>
    `As linhas de ${count} ${nouns.counts(of)} não puderam ser lidas; os números de pessoas e valores não as incluem.`,
  leftOut: (count, of) =>
    `Os números de pessoas e valores não incluem as linhas de ${count} ${nouns.counts(of)}, porque este navegador economiza dados.`,
  zone: (moment, zone) => `${moment}, horário de ${zone}`,
};
