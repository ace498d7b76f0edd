import type { countingChoice as english } from "#messages/en/counting-choice.ts";

/** Messages of the choice of a counting by its name. */
export const countingChoice: typeof english = {
  label: "Conteo",
  placeholder: "Almacén, código, fecha o dirección",
  named: (name, start) => `${name}, iniciado ${start}`,
  finished: "terminado",
  none: "No hay conteos cargados",
  typed: (id) => `Ningún conteo coincide: «${id}» se toma como su id.`,
};
