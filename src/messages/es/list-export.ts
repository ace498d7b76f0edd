import type { listExport as english } from "#messages/en/list-export.ts";
import { nouns, plural } from "./plural.ts";

/** Messages of the export of the list. */
export const listExport: typeof english = {
  file: (date, isPartial) => `countboard-conteos-${date}${isPartial ? "-parcial" : ""}`,
  partial: (loaded, total) =>
    `Solo ${plural(loaded, "está cargado", "están cargados")} ${loaded} de ${total} ${nouns.counts(total)}. El archivo no contiene más.`,
  columns: {
    id: "Conteo",
    code: "Código del almacén",
    conclusion: "Final previsto",
    total: "Líneas",
    counted: "Líneas contadas",
    left: "Líneas por contar",
    progress: "Parte contada",
    people: "Personas",
  },
};
