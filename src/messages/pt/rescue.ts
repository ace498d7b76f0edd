import type { rescue as english } from "#messages/en/rescue.ts";
import { plural } from "./plural.ts";

const lines = (count: number) => plural(count, "linha", "linhas");
const people = (count: number) => plural(count, "pessoa", "pessoas");

/** Messages of the plan that tells what it takes to finish in time. */
export const rescue: typeof english = {
  close: "Fechar o plano de resgate",
  toFinish: (deadline) => `Para terminar até ${deadline}:`,
  notBehind: "Sem atraso em relação a um ritmo constante.",
  perHour: (rate) => `${rate} ${plural(rate, "linha", "linhas")} por hora`,
  insteadOf: (rate) => `em vez de ${rate}`,
  already: (rate) => `(agora ${rate}): as pessoas trabalhando são suficientes`,
  alreadyBefore: (rate) => `(antes ${rate}): as mesmas pessoas são suficientes`,
  peopleInstead: (count, of, now) => `${count} ${people(of)} em vez de ${now}`,
  outOfReach: "O prazo não pode mais ser cumprido",
  passed: "O prazo venceu",
  whenDone: "Quando deve estar pronto?",
  noWorkTime: (deadline) => `Não resta tempo útil antes de ${deadline}.`,
  wouldTake: (left, of, duration, needed, now) =>
    `${left} ${lines(of)} em ${duration} ${plural(of, "exigiria", "exigiriam")} ${needed} ${plural(needed, "pessoa", "pessoas")} em vez de ${now}:`,
  finishBy: "Terminar até",
  answerPeople: (count, of) => `${count} ${people(of)}`,
  answer: (more, rate, now) =>
    `mais ${more} que agora: ${rate} ${plural(rate, "linha", "linhas")} por hora em vez de ${now}`,
  enough: "as que trabalham bastam",
  noPlan: {
    finished: "Esta contagem está concluída: não há mais nada a planejar.",
    stale:
      "Os números estão desatualizados: nada é planejado com eles. O plano volta quando chegarem novos.",
    "nothing-to-count": "Esta contagem não tem linhas a contar.",
    "not-started":
      "Esta contagem não começou; por isso ainda não se conhece a velocidade de ninguém.",
    "all-counted": "Todas as linhas estão contadas: não há mais nada a planejar.",
    "no-rate": "Nenhuma linha foi contada ainda; por isso não há velocidade para planejar.",
    "lines-missing":
      "Nem todas as linhas chegaram; por isso não se conhece a velocidade por pessoa para planejar.",
  },
  noDeadline: (left, of) =>
    `O prazo não é posterior ao início. ${plural(of, "Falta", "Faltam")} ${left} ${lines(of)}.`,
  people: "Pessoas trabalhando",
  with: (count, of) => `${count} ${people(of)}:`,
  done: (moment) => `fim ${moment}`,
  never: "nunca termina",
  now: "Trabalharam na última hora:",
  before: "Trabalhavam antes:",
  needed: "Necessárias para o prazo:",
  table: {
    title: "Pessoas e término",
    people: "Pessoas",
    done: "Pronto por volta de",
    against: (moment) => `Em relação a ${moment}`,
    now: (count) => `${count} (agora)`,
    before: (count) => `${count} (antes)`,
    max: (count) => `${count} (o triplo)`,
  },
  open: "Onde falta trabalho",
  left: (count, of) => `${count} ${lines(of)} por contar`,
  staff: {
    free: (count, of) => `${count} ${people(of)} sem zona`,
    fewer: (zone) => `Uma pessoa a menos em ${zone}`,
    more: (zone) => `Uma pessoa a mais em ${zone}`,
    people: (count, of) => `${count} ${people(of)}`,
    finish: (moment) => `Assim distribuídas, a última zona termina por volta de ${moment}.`,
    never: "As zonas sem pessoas esperam até que outras terminem.",
    reset: "Desfazer as mudanças",
  },
  noZone: "(sem código)",
  doneZones: "Zonas concluídas:",
  noneDone: "Nenhuma zona está concluída.",
  allCounted: (count, of) =>
    of === 1 ? "sua única linha está contada" : `todas as ${count} linhas contadas`,
  noneFree: (zones) => `Ninguém está livre para sair de ${zones}`,
  move: (person, zone) => `${person} → ${zone}`,
  hasOwn: (count, of) => `tem ${count} ${lines(of)} por contar`,
  moreZones: (count, of) => `e mais ${count} ${plural(of, "zona", "zonas")}`,
  morePeople: (count, of) => `e mais ${count} ${people(of)}`,
  idle: "Inativas:",
  noneIdle: "Todos com linhas em aberto contaram na última hora.",
  lastFinish: (moment) => `última linha ${moment}`,
  ownLeft: (count, of) => `${count} ${lines(of)} por contar`,
  assumes: "Supõe",
  perPerson: (rate) => `${rate} ${plural(rate, "linha", "linhas")} por hora e pessoa`,
  assumption: (lineCount, ofLines, peopleCount, ofPeople, allDay) =>
    `${lineCount} ${lines(ofLines)} por ${peopleCount} ${people(ofPeople)} nos últimos ${allDay ? "60 minutos" : "60 minutos úteis"}. Pessoas novas contam com a mesma rapidez; o trabalho segue ${allDay ? "dia e noite" : "só no horário de trabalho"}. As pessoas são aquelas a quem as linhas estão atribuídas.`,
  earlier: (peopleCount, ofPeople, from, to, allDay) =>
    `nada foi contado na última hora; o plano usa a velocidade anterior, de ${peopleCount} ${people(ofPeople)} de ${from} a ${to}. O trabalho segue ${allDay ? "dia e noite" : "só no horário de trabalho"}. As pessoas são aquelas a quem as linhas estão atribuídas.`,
};
