import type { listExport as english } from "#messages/en/list-export.ts";
import { nouns, plural } from "./plural.ts";

/** Messages of the export of the list. */
export const listExport: typeof english = {
  file: (date, isPartial) => `countboard-contagens-${date}${isPartial ? "-parcial" : ""}`,
  partial: (loaded, total) =>
    `Só ${loaded} de ${total} ${nouns.counts(total)} ${plural(loaded, "está carregada", "estão carregadas")}. O arquivo não contém outras.`,
  columns: {
    id: "Contagem",
    code: "Código do armazém",
    conclusion: "Término previsto",
    total: "Linhas",
    counted: "Linhas contadas",
    left: "Linhas por contar",
    progress: "Parte contada",
    people: "Pessoas",
  },
};
