import { plural } from "#messages/es/plural.ts";
import type { messages as english } from "./en.ts";

/** Messages of the page of saved views, the start view and starred warehouses. */
export const messages: typeof english = {
  title: "Vistas",
  lead: "Una vista es una página con sus filtros, su orden y sus columnas.",
  toSave: "Para guardar una, abra la página, pulse «Compartir» y guárdela como vista.",
  toCountings: "Ver los conteos",
  notStored: "Este navegador no guarda nada; los cambios duran hasta cerrar la página.",
  own: "En este navegador",
  none: "Aún no hay ninguna vista guardada",
  start: "Abrir primero",
  startsElsewhere: "Este navegador empieza con una vista guardada.",
  startWithList: "Empezar con la lista de conteos",
  remove: "Quitar",
  removed: (name) => `${name} quitada`,
  exportFile: "Exportar a un archivo",
  importFile: "Importar un archivo",
  imported: (count, of) => `${count} ${plural(of, "vista", "vistas")} en este navegador`,
  refusedFile: "El archivo no se leyó: no contiene vistas de Countboard.",
  counting: (id) => `Conteo ${id}`,
  warehouses: "Almacenes",
  starHint: "Los almacenes con estrella aparecen primero al elegir un almacén.",
  noWarehouses: "Ningún almacén tiene todavía un conteo.",
  star: (name) => `Estrella para ${name}`,
  noneForEveryone: "No hay vistas para todos.",
  keepForEveryone: "Guardar para todos",
  kept: (name) => `${name} está guardada para todos`,
  confirmRemove: (name) => `¿Quitar ${name} para todos?`,
  confirmRemoveText:
    "Después nadie verá esta vista. Las vistas guardadas en los navegadores se conservan.",
  cancelRemove: "Conservar",
  removing: "Quitando…",
  everyoneFailed: "El cambio no se guardó",
};
