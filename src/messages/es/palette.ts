import type { palette as english } from "#messages/en/palette.ts";
import { plural } from "./plural.ts";

export const palette: typeof english = {
  close: "Cerrar",
  placeholder: "Conteo, almacén, producto, página o acción",
  results: "Resultados",
  found: (count, n) => `${count} ${plural(n, "resultado", "resultados")}`,
  first: (shown, count) =>
    `Los primeros ${shown} de ${count} resultados: con más palabras serán menos`,
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
    lookup: "Id exacto",
  },
};
