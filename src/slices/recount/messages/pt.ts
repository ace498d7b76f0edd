import { nouns, plural } from "#messages/pt/plural.ts";
import type { messages as english } from "./en.ts";

const { lines } = nouns;

/** Messages of the round in which the lines that matter most are counted once more. */
export const messages: typeof english = {
  title: "Para recontar",
  announceReady: (count, of) => `${count} ${lines(of)} para recontar`,
  back: "Voltar à contagem",
  share: "Parte do valor a verificar de novo",
  percent: "%",
  percentOf: (share) => `${share}%`,
  commonShares: "Proporções usuais",
  explain: (of) => `${lines(of)} ${plural(of, "verifica", "verificam")} de novo`,
  ofVariance: {
    value: "do valor absoluto:",
    "units-without-costs": "da diferença absoluta em unidades:",
    "units-without-value": "da diferença absoluta em unidades:",
  },
  weight: (reached, total) => [reached, `de ${total}.`],
  units: (count) => `${count} ${plural(count, "unidade", "unidades")}`,
  fewest: "Menos linhas não bastariam.",
  sorted: {
    location: "Estão ordenadas por localização.",
    "wrong-before":
      "Primeiro os produtos com erros em mais contagens anteriores; depois, por localização.",
  },
  wrongBeforeFirst: "Primeiro os produtos com erros anteriores",
  wrongBefore: (times, of) =>
    of === 1
      ? "com erros numa das últimas contagens"
      : `com erros em ${times} das últimas contagens`,
  fewestWithPairs: (count, of) =>
    `Inclui ${count} ${lines(of)} que ${plural(of, "pode", "podem")} estar ${plural(of, "trocada", "trocadas")} com outra.`,
  packHints: (count, of) => `${count} ${lines(of)}: caixa contada como unidade?`,
  withoutCosts:
    "Os custos estão ocultos para você; por isso as diferenças são medidas em unidades.",
  withoutValue:
    "Nenhuma diferença tem valor a custo; por isso as diferenças são medidas em unidades.",
  weightless: (count, of) =>
    `${count} ${lines(of)} com diferença ${plural(of, "não tem custo e não pode", "não têm custo e não podem")} estar nesta lista.`,
  running: "A contagem ainda está em andamento; esta lista se atualiza sozinha.",
  incomplete: (read, total) =>
    `Só ${plural(read, "chegou", "chegaram")} ${read} de ${total} ${nouns.lines(total)}; a lista abrange só estas.`,
  list: "Linhas a contar de novo",
  sheet: "Folha impressa",
  toList: "Lista para marcar",
  ticked: (count, total) => `${count} de ${total} ${plural(count, "marcada", "marcadas")}`,
  storedHere: "As marcas ficam só neste navegador: ninguém mais as vê.",
  notStored: "Este navegador não guarda nada: as marcas duram até sair da página.",
  clear: "Limpar marcas",
  more: (count) => `Ver mais ${count}`,
  openLine: "Abrir a linha",
  lot: (code) => `Lote ${code}`,
  noLocation: "sem localização",
  previous: (count) => `contagem anterior ${count}`,
  counted: (count) => `contado ${count}`,
  by: (person) => `atribuída a ${person}`,
  packHint: (unit) => `Caixa ou unidade? ${unit} por caixa`,
  pair: (difference, position) => `Lugar errado? ${difference} em ${position}`,
  brought: "vem com seu par",
  none: {
    title: "Nada a contar de novo",
    text: "Nenhuma linha desta contagem tem uma diferença relevante.",
  },
  paper: {
    print: "Imprimir",
    preparing: (done, total) => `Códigos de barras: ${done} de ${total}`,
    hint: "A4. O estoque esperado não está na folha, para não influenciar a contagem.",
    part: (from, to, of) => `Linhas ${from} a ${to} de ${of}`,
    parts: "Partes da folha",
    lines: (from, to) => `${from} a ${to}`,
    moment: (date, time) => `${date} ${time}`,
    title: (warehouse) => `Para recontar, ${warehouse}`,
    counting: (id) => `Contagem ${id}`,
    asOf: (moment, zone) => `em ${moment}, ${zone}`,
    explains: (share) => `verifica de novo ${share} do valor absoluto`,
    wrongBeforeFirst: "primeiro os produtos com erros anteriores",
    explainsInUnits: (share) => `verifica de novo ${share} da diferença absoluta em unidades`,
    number: "N.º",
    location: "Localização",
    product: "Produto",
    count: "Contagem",
    initials: "Iniciais",
    package: (unit) => `Contar unidades avulsas: uma caixa tem ${unit}.`,
    pair: (position) => `Pode estar trocado com ${position}.`,
    noBarcode: "sem código de barras: longo demais ou com letras que o Code 128 não aceita",
    tooLong: "sem código de barras: longo demais para a folha",
    counter: "Contado por",
    date: "Data",
  },
  columns: {
    number: "N.º",
    location: "Localização",
    sku: "SKU",
    description: "Descrição",
    lot: "Lote",
    expected: "Esperado",
    counted: "Contado",
    difference: "Diferença",
    value: "Valor",
    previous: "Contagem anterior",
    assigned: "Atribuída a",
    pack: "Unidades por caixa, se puder ser caixa ou unidade",
    pairLocation: "Pode estar trocada com, localização",
    pairDifference: "Pode estar trocada com, diferença",
    brought: "Vem com seu par",
    line: "Id da linha",
  },
  yes: "sim",
  file: (id, share) => `countboard-recontagem-${id}-${share}`,
};
