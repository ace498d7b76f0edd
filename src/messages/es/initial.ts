import type { initial as english } from "#messages/en/initial.ts";
import { plural } from "./plural.ts";

const lines = (count: string, of: number) => `${count} ${plural(of, "línea", "líneas")}`;

/** Words of a counting's late parts that show before their code is loaded. */
export const initial: typeof english = {
  header: {
    back: "Volver a los conteos",
    undocumented: "sin documentar",
    figures: "Cifras",
    tools: "Herramientas",
    more: "Más",
    benefits: {
      rescue: "Qué hace falta para cumplir el plazo",
      recountRound: "Las líneas que conviene volver a contar",
      replay: "Ver el conteo de nuevo desde el inicio",
      changes: "Qué pasó desde su última visita",
    },
  },
  actions: {
    share: "Compartir",
    print: "Imprimir",
    onScreen: "En una pantalla",
  },
  report: {
    onPaper:
      "Impreso como estaba en la pantalla: las líneas a la vista. El informe tiene las demás.",
  },
  replay: {
    open: "Repetición",
    openChanges: "Qué cambió",
    closeChanges: "Cerrar qué cambió",
    backToLive: "Volver al directo",
    failed: "No se pudo cargar la repetición. Recargar la página suele bastar.",
    rebuilt: "reconstruido a partir de las líneas",
    rebuiltShort: "reconstruido",
  },
  scope: {
    scopeInStrip: (matching, of) =>
      `de ${lines(matching, of)} que ${plural(of, "coincide", "coinciden")}`,
    allInStrip: (total, of) => `de ${of === 1 ? "" : "las "}${lines(total, of)}`,
    filter: (name) => `Limitar las líneas a: ${name}`,
  },
  rescue: {
    title: "Plan de rescate",
    notLoaded: "No se pudo cargar el plan de rescate; recargue la página para reintentar.",
  },
  export: {
    open: "Exportar",
    menu: "Exportar líneas",
    notLoaded: "No se pudo cargar la exportación. Compruebe la conexión y recargue la página.",
  },
  filters: {
    name: "Filtros",
    facets: {
      state: "Estado",
      zone: "Zona",
      difference: "Diferencia",
      documented: "Documentación",
      person: "Asignada a",
    },
    remove: (filter) => `Quitar filtro: ${filter}`,
    failed: "No se pudieron cargar los filtros. Recargar la página suele bastar.",
    noMatch: {
      title: "Ninguna línea coincide con estos filtros",
      text: "Se revisaron todas las líneas de este conteo.",
    },
  },
  columns: {
    open: "Columnas",
    failed: "No se pudo cargar la elección de columnas.",
  },
};
