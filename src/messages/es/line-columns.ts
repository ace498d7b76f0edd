import type { lineColumns as english } from "#messages/en/line-columns.ts";

export const lineColumns: typeof english = {
  default: "Columnas habituales",
  visible: "Columnas visibles, en su orden",
  onCards:
    "En una ventana tan estrecha, las columnas que no son las habituales solo se muestran al abrir una línea.",
  up: (column) => `Subir ${column}`,
  down: (column) => `Bajar ${column}`,
  moved: (column, position, count) => `${column}, lugar ${position} de ${count}`,
  groups: {
    line: "Línea",
    stock: "Existencias",
    count: "Conteo",
    product: "Producto",
    metrics: "Métricas",
    location: "Ubicación y lote",
    documentation: "Documentación",
    incident: "Incidencia",
    counting: "Conteo de inventario",
  },
};
