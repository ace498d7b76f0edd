import type { rescue as english } from "#messages/en/rescue.ts";
import { plural } from "./plural.ts";

const lines = (count: number) => plural(count, "linha", "linhas");
const people = (count: number) => plural(count, "pessoa", "pessoas");

/** Messages of the plan that tells what it takes to finish in time. */
export const rescue: typeof english = {
  close: "Fechar o plano de resgate",
  toFinish: (deadline) => `Para terminar até ${deadline}:`,
  notBehind: "Sem atraso em relação a um ritmo constante.",
  perQuarter: (rate) => `${rate} linhas por 15 minutos`,
  insteadOf: (rate) => `em vez de ${rate}`,
  already: (rate) =>
    `bastariam, e na última hora útil foram concluídas ${rate} por 15 minutos: as pessoas trabalhando são suficientes`,
  more: (count, of) => `mais ${count} ${people(of)}`,
  atThisRate: "na velocidade atual por pessoa",
  noPlan: {
    finished: "Esta contagem está concluída: não há mais nada a planejar.",
    stale:
      "Os números estão desatualizados: nada é planejado com eles. O plano volta quando chegarem novos.",
    "nothing-to-count": "Esta contagem não tem produtos a contar.",
    "not-started":
      "Esta contagem não começou; por isso ainda não se conhece a velocidade de ninguém.",
    "all-counted": "Todas as linhas estão contadas: não há mais nada a planejar.",
    "no-rate":
      "Ninguém concluiu uma linha na última hora útil; por isso não há velocidade por pessoa para planejar.",
    "lines-missing":
      "Nem todas as linhas chegaram; por isso não se conhece a velocidade por pessoa para planejar.",
  },
  noDeadline: {
    "deadline-passed": (deadline, left, of) =>
      `O prazo, ${deadline}, passou e ${plural(of, "falta", "faltam")} ${left} ${lines(of)}: nenhuma velocidade o cumpre. Quando mais pessoas terminariam:`,
    "no-deadline": (_deadline, left, of) =>
      `O prazo não é posterior ao início; por isso não há velocidade a pedir. ${plural(of, "Falta", "Faltam")} ${left} ${lines(of)}. Quando mais pessoas terminariam:`,
    "no-work-time": (deadline, left, of) =>
      `Não há mais tempo útil antes de ${deadline} e ${plural(of, "falta", "faltam")} ${left} ${lines(of)}: nenhuma velocidade cumpre o prazo. Quando mais pessoas terminariam:`,
  },
  people: "Pessoas trabalhando",
  with: (count, of) => `${count} ${people(of)}:`,
  done: (moment) => `fim ${moment}`,
  never: "nunca termina",
  now: "Trabalharam na última hora:",
  needed: "Necessárias para o prazo:",
  open: "Onde falta trabalho",
  left: (count, of) => `${count} ${lines(of)} por contar`,
  atWork: (count) => `${count} por último aqui`,
  noZone: "(sem código)",
  doneZones: "Zonas concluídas:",
  noneDone: "Nenhuma zona está concluída.",
  allCounted: (count, of) =>
    of === 1 ? "sua única linha está contada" : `todas as ${count} linhas contadas`,
  nobodyFree: (zones) => `Ninguém contou por último em ${zones}`,
  move: (person, zone) => `${person} → ${zone}`,
  hasOwn: (count, of) => `tem ${count} ${lines(of)} por contar`,
  moreZones: (count, of) => `e mais ${count} ${plural(of, "zona", "zonas")}`,
  morePeople: (count, of) => `e mais ${count} ${people(of)}`,
  idle: "Inativas:",
  nobodyIdle: "Ninguém com linhas por contar parou.",
  lastFinish: (moment) => `última linha ${moment}`,
  ownLeft: (count, of) => `${count} ${lines(of)} por contar`,
  assumes: "Supõe",
  perPerson: (rate) => `${rate} linhas por hora e pessoa`,
  assumption: (lineCount, ofLines, peopleCount, ofPeople, allDay) =>
    `${lineCount} ${lines(ofLines)} que ${peopleCount} ${people(ofPeople)} ${plural(ofPeople, "concluiu", "concluíram")} nos últimos ${allDay ? "60 minutos" : "60 minutos úteis"}, que quem vier terá a mesma velocidade e que se trabalha ${allDay ? "24 horas por dia" : "só no horário de trabalho"}. As pessoas são aquelas a quem as linhas estão atribuídas; a API não diz quem contou. Quem contou por último em uma zona concluída vai aonde ainda tem linhas suas ou, se não tiver, aonde faltam mais linhas por pessoa que contou ali por último. Tudo isso se baseia só nessa hora; a previsão acima, também na velocidade desde o início.`,
};
