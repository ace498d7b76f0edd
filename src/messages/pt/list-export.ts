import type { listExport as english } from "#messages/en/list-export.ts";
import { plural } from "./plural.ts";

/** Messages of the export of the list. */
export const listExport: typeof english = {
  title: "Exportar contagens",
  rows: (count, countings) =>
    `${count} ${plural(countings, "contagem", "contagens")}, com os filtros e a ordem da página.`,
  partial: (loaded, total) =>
    `Só ${loaded} de ${total} contagens estão carregadas. O arquivo não contém outras.`,
  notLoaded: "As contagens ainda não foram carregadas. Tente de novo em instantes.",
  download: "Baixar CSV",
  columns: {
    id: "Contagem",
    active: "Situação",
    warehouse: "Armazém",
    code: "Código do armazém",
    startedAt: "Início",
    endsAt: "Prazo",
    conclusion: "Término previsto",
    total: "Linhas",
    counted: "Linhas contadas",
    left: "Linhas por contar",
    progress: "Parte contada",
    discrepancies: "Divergências",
    incidents: "Incidentes",
    people: "Pessoas",
  },
  file: (date, isPartial) => `countboard-contagens-${date}${isPartial ? "-parcial" : ""}.csv`,
};
