import { nouns, plural } from "#messages/pt/plural.ts";
import type { messages as english } from "./en.ts";

const lines = (count: string, of: number) => `${count} ${nouns.lines(of)}`;
const differences = (count: string, of: number) =>
  `${count} ${plural(of, "divergência", "divergências")}`;

/** Messages of the sheet that one shift hands to the next. */
export const messages: typeof english = {
  title: "Passagem de turno",
  changes: "O que mudou",
  showAll: "O que mudou em todos os armazéns",
  noneActive: "Sem contagem ativa, talvez com uma concluída no turno",
  choose: "Qual armazém?",
  chooseHint: "A folha abrange as contagens ativas dele e as concluídas no turno.",
  noWarehouse: "Nenhum armazém tem contagem ativa.",
  spanOfDay: (day, from, to) => `${day}, das ${from} às ${to}`,
  spanOfDays: (from, to) => `de ${from} a ${to}`,
  count: (day, time, size) => `a contagem iniciada ${day} às ${time} (${size})`,
  countLines: lines,
  leadOf: (count, conclusion) => `${count}: ${conclusion}`,
  countIn: (warehouse, count) => `${warehouse}, ${count}`,
  linesCounted: (count, of) => `${lines(count, of)} ${plural(of, "contada", "contadas")}`,
  newDiscrepancies: (count, of) => `${differences(count, of)} ${plural(of, "nova", "novas")}`,
  print: "Imprimir",
  copy: "Copiar como texto",
  cancel: "Cancelar",
  finding: "Buscando contagens ativas",
  reading: (done, all, of) => `${done} de ${all} ${plural(of, "contagem lida", "contagens lidas")}`,
  readingLines: (read, total) => `${read} de ${total} ${nouns.lines(total)}`,
  progress: "Progresso da leitura",
  none: "Este armazém não tem nenhuma contagem ativa e nenhuma terminou neste período. Experimente um início anterior.",
  noneInAll: "Nenhuma contagem está ativa e nenhuma terminou neste período.",
  read: "A passagem está pronta",
  counted: (moment) => `Contadas desde ${moment}`,
  countedLines: (of) => nouns.lines(of),
  discrepancies: "Novas divergências",
  undocumented: "Ainda sem motivo",
  closed: (count, of) => `${count} ${plural(of, "encerrada", "encerradas")} sem motivo`,
  documented: "Com motivo desde então",
  incidents: "Incidentes desde então",
  atCost: (amount) => `${amount} a preço de custo`,
  activeCounts: (count, of) =>
    `${count} ${plural(of, "contagem está ativa", "contagens estão ativas")}.`,
  attention: (count, of) => `${count} ${plural(of, "precisa", "precisam")} de atenção.`,
  finishedCounts: (count, of) =>
    `${count} ${plural(of, "contagem terminou", "contagens terminaram")} neste período.`,
  lead: (left, of) => `${plural(of, "Falta", "Faltam")} ${lines(left, of)}.`,
  leadNone: "Não falta nenhuma linha.",
  leadUndocumented: (count, of) =>
    `${differences(count, of)} ${plural(of, "precisa", "precisam")} de um motivo.`,
  leadUndocumentedValue: (count, of, amount) =>
    `${differences(count, of)} ${plural(of, "precisa", "precisam")} de um motivo, ${amount} a preço de custo.`,
  sections: {
    countings: "Contagens",
    tasks: "A fazer no próximo turno",
    costliest: "Maiores sem motivo",
    zones: "Zonas ainda abertas",
    people: "Quem está onde",
  },
  captions: {
    active: (count) => `${count} ${plural(count, "ativa", "ativas")}`,
    finished: (count) => `${count} ${plural(count, "concluída", "concluídas")}`,
    tasks: "nesta ordem",
    costliest: "por valor a custo",
    costliestUnits: "por unidades",
    zones: (left, of) => `${plural(of, "falta", "faltam")} ${lines(left, of)}`,
    people: "os mais lentos primeiro",
  },
  heads: {
    counting: "Contagem",
    deadline: "Prazo",
    progress: "Progresso",
    counted: "Contado",
    left: "Faltam",
    conclusion: "Conclusão",
    product: "SKU",
    description: "Descrição",
    location: "Localização",
    stock: "Estoque → contado",
    difference: "Diferença",
    value: "A custo",
    lookFirst: "Ver primeiro",
    zone: "Zona",
    last: "Última contagem ali",
    person: "Atribuídas a",
    since: (moment) => `Desde ${moment}`,
    lastHour: "Última hora",
    open: "Abertas",
  },
  nothing: {
    tasks: "Não há nada a fazer.",
    costliest: "Todas as divergências das contagens ativas têm motivo.",
    zones: "Todas as zonas estão contadas.",
    people: "Ninguém tem linhas atribuídas.",
  },
  tasks: {
    count: (zones, left, of) =>
      `Terminar primeiro ${zones} (${plural(of, "falta", "faltam")} ${lines(left, of)})`,
    misplaced: (count, of) =>
      `Procurar ${lines(count, of)} provavelmente no lugar errado antes de recontar`,
    undocumented: (count, of) =>
      `Recontar ou explicar ${differences(count, of)}${plural(of, "", ", as maiores primeiro")}`,
    packHints: (count, of) => `Verificar ${lines(count, of)}: caixa contada como unidade?`,
    recounts: (count, of) =>
      `Verificar ${count} ${plural(of, "recontagem que se afasta", "recontagens que se afastam")} mais que a contagem anterior`,
    incidents: (count, of) => `Ver ${lines(count, of)} com incidente deste turno`,
    close: (count) => `Encerrar ${count}`,
    closeAfter: (count, left, of) =>
      `Encerrar ${count} quando ${plural(of, "sua última divergência tiver", `suas últimas ${left} divergências tiverem`)} motivo`,
  },
  idle: "parado",
  more: (count) => `e mais ${count}`,
  lastThere: (person, moment) => `${person}, ${moment}`,
  personLine: (since, moment, lastHour, open) =>
    `${since} desde ${moment}, ${lastHour} na última hora, ${open} ${plural(open, "aberta", "abertas")}`,
  qr: "Código QR da visão ao vivo desta folha",
  live: "Visão ao vivo desta folha",
  handedBy: "Entregue por",
  takenBy: "Recebido por",
  time: "Hora",
  figuresOf: (moment, zone) => `Números de ${moment}. Horário de ${zone}.`,
  stopped: (done, all, of) =>
    `Interrompido: ${done} de ${all} ${plural(of, "contagem lida", "contagens lidas")}. Os números não incluem as outras.`,
  unchecked: (checked, all) =>
    `Muitas contagens podem ter terminado neste período: lidas ${checked} de ${all}. Os números não incluem as outras.`,
  failed: (ids) => `Não pôde ser lida e não está incluída: ${ids}.`,
  sharedPlaces: (count, of) =>
    `${count} ${plural(of, "localização consta", "localizações constam")} em mais de uma destas contagens: combinem quem conta.`,
  unreadable: (count, of) =>
    `${lines(count, of)} não ${plural(of, "pôde", "puderam")} ser ${plural(of, "lida", "lidas")} e não ${plural(of, "está incluída", "estão incluídas")}.`,
  incomplete: "Nem todas as contagens mais antigas puderam ser buscadas.",
  old: (duration) => `Estes números têm ${duration}.`,
};
