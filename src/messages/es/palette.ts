import type { palette as english } from "#messages/en/palette.ts";
import { nouns, plural } from "./plural.ts";

export const palette: typeof english = {
  close: "Cerrar",
  placeholder: "Conteo, almacén, producto, página o acción",
  results: "Resultados",
  found: (count, n) => `${count} ${plural(n, "resultado", "resultados")}`,
  first: (shown, count) => `Los primeros ${shown} de ${count} resultados; escriba más para acotar`,
  none: (text) => (text === "" ? "No hay nada que abrir" : `Nada coincide con «${text}»`),
  lookup: (id) => `Consultar el conteo «${id}»`,
  asking: "Consultando el sistema de existencias",
  noCounting: (id) => `Ningún conteo tiene el id «${id}»`,
  kinds: {
    action: "Acción",
    page: "Página",
    view: "Vista guardada",
    warehouse: "Almacén: sus conteos",
    counting: "Conteo",
    line: "Línea de este conteo",
    screen: "Pantalla de oficina",
    language: "Idioma",
    products: "Búsqueda",
    product: "Línea",
    lookup: "Id exacto",
  },
  reasons: {
    attention: "Requiere atención",
    opened: "Abierto hace poco",
  },
  products: {
    all: (lines, where) => `Ver todo en ${where}: ${lines}`,
    stock: (expected, counted) => `esperado ${expected}, contado ${counted},`,
    notCounted: (expected) => `esperado ${expected}, aún sin contar,`,
    finding: "Buscando conteos activos",
    found: (lines, n) => `${lines} ${plural(n, "línea encontrada", "líneas encontradas")}`,
    none: (text) => `Ningún producto coincide con «${text}»`,
    searched: (done, all, n) => `Se ha buscado en ${done} de ${all} ${nouns.counts(n)}`,
    failed: (counts, n) =>
      plural(n, `no se pudo leer ${counts} conteo`, `no se pudieron leer ${counts} conteos`),
    unreadable: (lines, n) =>
      plural(n, `no se pudo leer ${lines} línea`, `no se pudieron leer ${lines} líneas`),
    stop: "Detener",
  },
};
