import type { shortcutList as english } from "#messages/en/shortcut-list.ts";

/** Every keyboard shortcut, by where it works. */
export const shortcutList: typeof english = {
  letterKeys: "Las teclas de una letra o un signo funcionan en toda la página",
  places: {
    everywhere: "En todas partes",
    tables: "En una tabla de conteos, líneas o personas",
    log: "En el registro de una importación",
    logSearch: "En la búsqueda de un registro",
    screen: "En una pantalla de oficina",
  },
  actions: {
    find: "Buscar en todo o ir a un sitio",
    shortcuts: "Mostrar estos atajos",
    search: "Ir al cuadro de búsqueda de la página",
    close: "Cerrar lo que está abierto; de un cuadro de búsqueda vacío, ir a la tabla",
    row: "Línea siguiente o anterior",
    screenful: "Una pantalla adelante o atrás",
    end: "Primera o última línea",
    tableRow: "Fila siguiente o anterior",
    tableEnd: "Primera o última fila; con celdas seleccionadas, primera o última celda",
    openRow: "Abrir la fila; en personas, filtrar por la persona",
    selectRow: "Seleccionar la fila",
    selectCells: "Seleccionar celdas",
    selectAll: "Seleccionar todas las celdas",
    copyCells: "Copiar las celdas seleccionadas, o la fila, para una hoja de cálculo",
    copyWithTitles: "Lo mismo, con los títulos de las columnas",
    clearCells: "Anular la selección",
    link: "Enlazar la línea",
    linkUpTo: "Enlazar las líneas hasta esta",
    unlink: "Quitar el enlace a las líneas",
    nextHit: "Resultado siguiente",
    previousHit: "Resultado anterior",
    clear: "Borrar la búsqueda",
    fullScreen: "Activar o dejar la pantalla completa",
  },
  or: "o",
};
