import type { fileExport as english } from "#messages/en/file-export.ts";
import { plural } from "./plural.ts";

/** Messages of every export. */
export const fileExport: typeof english = {
  format: "Arquivo",
  formats: { csv: "CSV", xlsx: "Excel" },
  separators: "Separadores",
  separatorNames: {
    semicolon: "Ponto e vírgula, 0,5",
    comma: "Vírgula, 0.5",
    "semicolon-point": "Ponto e vírgula, 0.5",
  },
  csvLoses:
    "Um arquivo CSV não tem tipos de células: ao abri-lo, uma planilha pode ler 00123 como 123, 2E5 como 200000 e 1-2 como data. Um arquivo do Excel os preserva.",
  table: "Tabela",
  rows: "Linhas",
  all: (rows) => (rows === null ? "Todas as linhas" : `Todas as linhas, ${rows}`),
  first: (rows) => `As ${rows} primeiras nesta ordem`,
  howMany: "Quantas",
  zone: (zone) => `O arquivo usa o horário de ${zone}.`,
  download: "Baixar",
  copy: "Copiar",
  parquet: "Parquet",
  parquetHas:
    "Um arquivo Parquet contém todas as linhas como estão no histórico, com números exatos e os nomes da API.",
  notCopied: "Nada foi copiado: o navegador não permite.",
  cancel: "Cancelar",
  progress: "Linhas gravadas",
  written: (written, total, count) =>
    `${written} de ${total} ${plural(count, "linha gravada", "linhas gravadas")}`,
  preparing: "Preparando o arquivo",
  saved: (rows, count) => `${rows} ${plural(count, "linha salva", "linhas salvas")}.`,
  shortened: (texts, count) =>
    `${texts} ${plural(count, "texto não cabe em uma célula do Excel e foi cortado; um arquivo CSV o tem completo", "textos não cabem em uma célula do Excel e foram cortados; um arquivo CSV os tem completos")}.`,
  cancelled: "Cancelado. Nada foi salvo.",
  failed: {
    gone: "Sem arquivo: as linhas já não estão disponíveis. Atualize a contagem e tente de novo.",
    notYet: "Sem arquivo: as linhas ainda não foram carregadas. Tente de novo em instantes.",
    unexpected: (reason) =>
      `Não foi possível gravar nenhum arquivo. Verifique a conexão e tente de novo, ou recarregue a página. ${reason}`,
  },
  titles: {
    counting: "Id da contagem",
    warehouseCode: "Código do armazém",
    lines: "Linhas",
    logLine: "Linha",
    logText: "Texto",
    lastAt: "Última contagem ali, horário",
  },
};
