import type { shortcuts as english } from "#messages/en/shortcuts.ts";

/** Words of the keyboard shortcuts. */
export const shortcuts: typeof english = {
  title: "Atajos de teclado",
  close: "Cerrar",
  more: "Qué significan las cifras",
  places: {
    everywhere: "En todas partes",
    countings: "En la lista de conteos",
    lines: "En las líneas de producto",
    log: "En el registro de una importación",
    logSearch: "En la búsqueda de un registro",
  },
  actions: {
    shortcuts: "Mostrar estos atajos",
    search: "Ir al cuadro de búsqueda de la página",
    close: "Cerrar lo que está abierto",
    row: "Línea siguiente o anterior",
    screenful: "Una pantalla adelante o atrás",
    end: "Primera o última línea",
    nextCounting: "Conteo siguiente",
    previousCounting: "Conteo anterior",
    openCounting: "Abrir el conteo",
    link: "Enlazar la línea",
    linkUpTo: "Enlazar las líneas hasta esta",
    openLine: "Abrir la línea",
    unlink: "Soltar las líneas enlazadas",
    nextHit: "Resultado siguiente",
    previousHit: "Resultado anterior",
    clear: "Borrar la búsqueda",
  },
  or: "o",
  keys: {
    Escape: "Esc",
    ArrowDown: "↓",
    ArrowUp: "↑",
    PageDown: "Av Pág",
    PageUp: "Re Pág",
    Home: "Inicio",
    End: "Fin",
  },
};
