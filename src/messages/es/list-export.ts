import type { listExport as english } from "#messages/en/list-export.ts";
import { plural } from "./plural.ts";

/** Messages of the export of the list. */
export const listExport: typeof english = {
  title: "Exportar conteos",
  rows: (count, countings) =>
    `${count} ${plural(countings, "conteo", "conteos")}, con los filtros y el orden de la página.`,
  partial: (loaded, total) =>
    `Solo están cargados ${loaded} de ${total} conteos. El archivo no contiene más.`,
  notLoaded: "Los conteos aún no están cargados. Inténtelo de nuevo en un momento.",
  download: "Descargar CSV",
  columns: {
    id: "Conteo",
    active: "Estado",
    warehouse: "Almacén",
    code: "Código del almacén",
    startedAt: "Inicio",
    endsAt: "Plazo",
    conclusion: "Final previsto",
    total: "Líneas",
    counted: "Líneas contadas",
    left: "Líneas por contar",
    progress: "Parte contada",
    discrepancies: "Discrepancias",
    incidents: "Incidencias",
    people: "Personas",
  },
  file: (date, isPartial) => `countboard-conteos-${date}${isPartial ? "-parcial" : ""}.csv`,
};
