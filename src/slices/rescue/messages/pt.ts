import { afterPreposition, at } from "#messages/pt/moments.ts";
import { nouns, plural } from "#messages/pt/plural.ts";
import type { messages as english } from "./en.ts";

const team = (count: string, isNow: boolean) => `${isNow ? "agora" : "antes"} ${count}`;
const ofLines =
  "Cada pessoa conta tão rápido quanto as outras. As pessoas são aquelas a quem as linhas estão atribuídas.";
const when = (allDay: boolean) =>
  allDay ? "Trabalha-se dia e noite." : "Trabalha-se só no horário de trabalho.";

/** Messages of the plan that tells what it takes to finish in time. */
export const messages: typeof english = {
  close: "Fechar o plano de resgate",
  act: {
    enough: (count, of, moment) =>
      `${count} ${plural(of, "pessoa basta", "pessoas bastam")} para terminar até ${afterPreposition(moment)}`,
    justAfter: (count, of, moment) =>
      `Fim logo depois do prazo; com ${count} ${nouns.people(of)}, até ${afterPreposition(moment)}`,
    inTime: {
      lastHour: (rate) => `No prazo se o ritmo da última hora (${rate} por hora) se mantiver`,
      sinceStart: (rate) => `No prazo com a média de ${rate} por hora`,
    },
    elseMore: (claim, count, of) => `${claim}; senão, mais ${count} ${nouns.people(of)}`,
    elseNever: (claim, count, of) => `${claim}; senão, nem com ${count} ${nouns.people(of)}`,
    bring: (count, of, zones) => `Enviar ${count} ${nouns.people(of)} para ${zones}`,
    start: (count, of, moment) =>
      `${count} ${nouns.people(of)}; começar até ${afterPreposition(moment)}`,
    late: (count, of, moment) =>
      `Tarde demais; com ${count} ${nouns.people(of)}, fim ${at(moment)}`,
  },
  finish: (count, of, size, deadline, isNow) =>
    `${count} ${nouns.people(of)} (${team(size, isNow)}) ${plural(of, "termina", "terminam")} até ${afterPreposition(deadline)}`,
  mayFinish: (count, of, size, deadline, isNow) =>
    `${count} ${nouns.people(of)} (${team(size, isNow)}) talvez ${plural(of, "termine", "terminem")} até ${afterPreposition(deadline)}`,
  perHour: (needed, rates) =>
    `${plural(needed, "É necessária", "São necessárias")} ${needed} ${nouns.lines(needed)} por hora; ${rates}`,
  rateNow: (rate) => `agora ${rate}`,
  rateOnAverage: (rate) => `em média ${rate}`,
  atRate: (rate) => `Se forem contadas de novo ${rate} por hora:`,
  perHourBefore: (needed, before, until) =>
    `${plural(needed, "É necessária", "São necessárias")} ${needed} ${nouns.lines(needed)} por hora; até ${afterPreposition(until)} eram ${before}`,
  outOfReach: "O prazo não pode mais ser cumprido",
  passed: "O prazo passou",
  wouldTake: (count, of) =>
    `${plural(of, "Seria necessária", "Seriam necessárias")} ${count} ${nouns.people(of)}.`,
  noWorkTime: (deadline) => `Não resta horário de trabalho até ${afterPreposition(deadline)}.`,
  finishBy: "Terminar até",
  takes: (count, of) => `${count} ${nouns.people(of)}`,
  atWork: "as que já contam bastam",
  noPlan: {
    finished: "Esta contagem está concluída: não há mais nada a planejar.",
    stale: "Os números são antigos demais para um plano. Ele volta quando chegarem novos.",
    "nothing-to-count": "Esta contagem não tem linhas.",
    "all-counted": "Todas as linhas estão contadas: não há mais nada a planejar.",
    "lines-missing":
      "Nem todas as linhas chegaram; por isso não se conhece a velocidade por pessoa.",
  },
  noDeadline: (left, of) =>
    `O prazo não é posterior ao início. ${plural(of, "Falta", "Faltam")} ${left} ${nouns.lines(of)}.`,
  rate: {
    label: "Linhas por pessoa e hora",
    sources: {
      typed: "valor informado",
      "same-warehouse": "como na última contagem daqui",
      elsewhere: "como na última contagem de outro armazém",
    },
    usual: (counts, of, warehouse) =>
      of === 1
        ? `como na última contagem de ${warehouse}`
        : `o habitual das últimas ${counts} contagens de ${warehouse}`,
    unknown: "Nenhuma contagem anterior é conhecida: informe quanto uma pessoa conta em uma hora.",
    reading: "Lendo a última contagem…",
    readingShare: (share) => `Lendo a última contagem: ${share}`,
    invalid: "Não aplicado: escreva um número de 0,1 a 10.000.",
  },
  table: {
    title: "Pessoas e término",
    people: "Pessoas",
    done: "Término previsto",
    against: "Folga ou atraso",
    now: (count) => `${count} (agora)`,
    before: (count) => `${count} (como antes)`,
    max: (count) => `${count} (3 × agora)`,
  },
  open: "Onde falta trabalho",
  linesIn: (left, of, zones, ofZones) =>
    `${left} ${nouns.lines(of)} em ${zones} ${plural(ofZones, "zona", "zonas")}`,
  zone: "Zona",
  lines: "Linhas",
  noZone: "(sem código)",
  otherZones: (count, of) => `${count} ${plural(of, "outra", "outras")}`,
  fewer: (zone) => `Uma pessoa a menos em ${zone}`,
  more: (zone) => `Uma pessoa a mais em ${zone}`,
  waiting: "Zonas com 0 pessoas começam quando outra termina.",
  result: (count, of, when) => `${count} ${nouns.people(of)}: fim ${when}.`,
  never: "Com 0 pessoas nunca termina.",
  perPerson: (rate) => `${rate} ${nouns.lines(rate)} por pessoa e hora`,
  assumption: (count, of, allDay) =>
    `Assim, ${plural(of, "a pessoa que conta agora termina", `as ${count} pessoas que contam agora terminam`)} no momento previsto. ${ofLines} ${when(allDay)}`,
  earlier: (count, of, from, to, allDay) =>
    `Nada foi contado na última hora: esta é a velocidade de ${count} ${nouns.people(of)}, de ${from} a ${to}. ${ofLines} ${when(allDay)}`,
};
