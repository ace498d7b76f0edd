import type { dataChecks as english } from "#messages/en/data-checks.ts";
import { nouns, plural } from "./plural.ts";

const { lines } = nouns;

/** What does not fit together in a counting's data. */
export const dataChecks: typeof english = {
  title: "Comprobaciones de datos",
  disagree: (figure, header, lines) =>
    `Los totales no coinciden: ${header} ${figure} en el resumen, ${lines} en las líneas`,
  disagreeConsequence: "La barra muestra el resumen; los gráficos y la tabla, las líneas.",
  figure: {
    total: "en total",
    counted: "contadas",
    left: "por contar",
    incidents: "incidencias",
  },
  doesNotAddUp: (counted, left, total) =>
    `Los totales no cuadran: ${counted} ${plural(counted, "contada", "contadas")} y ${left} por contar no suman ${total}.`,
  noWindow: "El plazo no es posterior al inicio, así que no hay plan.",
  asSent: "se muestran como llegaron",
  lines: {
    finishedWithoutCount: (count, of) =>
      `${count} ${lines(of)} ${plural(of, "cerrada", "cerradas")} sin número`,
    differenceBeforeCount: (count, of) => `${count} ${lines(of)} con diferencia pero sin contar`,
    futureFinish: (count, of) =>
      `${count} ${plural(of, "línea terminada", "líneas terminadas")} en el futuro`,
    repeated: (count, of) => `${count} ${lines(of)} con el número o id de otra línea`,
    ofAnotherCounting: (count, of) =>
      `${count} ${plural(of, "línea que nombra", "líneas que nombran")} otro conteo`,
  },
  group: "Comprobaciones de datos",
  notes: {
    "stock-moved": "la ubicación no tiene ahora ni el stock esperado ni el contado",
    "changed-after-count": "el producto se cambió después de terminar la línea",
    "listed-twice": "otra línea tiene el mismo producto, ubicación y lote",
    "negative-stock": "menos de 0: esperado, contado o presente",
    "fractional-count": "parte de una unidad de un producto que va por unidades enteras",
    "finish-before-start": "sus dos horas se contradicen",
  },
};
