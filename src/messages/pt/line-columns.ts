import type { lineColumns as english } from "#messages/en/line-columns.ts";

export const lineColumns: typeof english = {
  default: "Colunas padrão",
  visible: "Colunas visíveis, na sua ordem",
  onCards:
    "Em uma janela estreita como esta, as colunas fora do padrão só aparecem ao abrir uma linha.",
  up: (column) => `Subir ${column}`,
  down: (column) => `Descer ${column}`,
  moved: (column, position, count) => `${column}, lugar ${position} de ${count}`,
  groups: {
    line: "Linha",
    stock: "Estoque",
    count: "Contagem",
    product: "Produto",
    metrics: "Métricas",
    location: "Localização e lote",
    documentation: "Documentação",
    incident: "Incidente",
    counting: "Contagem de estoque",
  },
};
