import type { lineExport as english } from "#messages/en/line-export.ts";
import { plural } from "./plural.ts";

/** Messages of the export of product lines. */
export const lineExport: typeof english = {
  format: "Arquivo",
  formats: { csv: "CSV", xlsx: "Excel" },
  lines: "Linhas",
  view: (lines) => (lines === null ? "Esta visão" : `Esta visão, ${lines}`),
  all: (lines) => (lines === null ? "Todas as linhas" : `Todas as linhas, ${lines}`),
  first: "As primeiras nesta ordem",
  firstLines: "Quantas",
  columns: "Colunas",
  shownColumns: (columns) => `Visíveis, ${columns}`,
  allColumns: (columns) => `Todas, ${columns}`,
  index: "N.º",
  utc: "Os horários do arquivo são UTC.",
  incomplete: (read, total) =>
    `Nem todas as linhas estão aqui: ${read} de ${total}. O arquivo não tem outras.`,
  unread: (faults, count) =>
    `${faults} ${plural(count, "linha não pôde ser lida e não está", "linhas não puderam ser lidas e não estão")} no arquivo.`,
  download: "Baixar",
  cancel: "Cancelar",
  progress: "Linhas gravadas",
  written: (written, total, lines) =>
    `${written} de ${total} ${plural(lines, "linha gravada", "linhas gravadas")}`,
  preparing: "Preparando o arquivo",
  saved: (lines, count) => `${lines} ${plural(count, "linha salva", "linhas salvas")}.`,
  shortened: (texts, count) =>
    `${texts} ${plural(count, "texto não cabe em uma célula do Excel e foi cortado; um arquivo CSV o tem completo", "textos não cabem em uma célula do Excel e foram cortados; um arquivo CSV os tem completos")}.`,
  cancelled: "Cancelado. Nada foi salvo.",
  failed: {
    gone: "Sem arquivo: as linhas já não estão disponíveis. Atualize a contagem e tente de novo.",
    notYet: "Sem arquivo: as linhas ainda não foram carregadas. Tente de novo em instantes.",
    unexpected: (reason) =>
      `Não foi possível gravar nenhum arquivo. Verifique a conexão e tente de novo, ou recarregue a página. ${reason}`,
  },
  sheet: "Linhas de produto",
  asOf: (instant) => `em-${instant}Z`,
  file: (id, date, isPartial, format) =>
    `countboard-linhas-${id}-${date}${isPartial ? "-parcial" : ""}.${format}`,
};
