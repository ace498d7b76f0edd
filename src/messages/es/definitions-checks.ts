import type { ofChecks as english } from "#messages/en/definitions-checks.ts";
import { lines } from "./definitions-common.ts";

/** Signs that a line's figures may not mean what they seem to: what each can tell, and what not. */
export const ofChecks: typeof english = {
  "stock-moved": {
    name: "Stock movido",
    meaning: "La ubicación no tiene ahora ni las existencias esperadas ni las contadas.",
    note: "Líneas contadas cuya ubicación tiene ahora un stock que no es ni el esperado ni el contado. En un conteo terminado, solo si el último cambio del producto fue antes de terminar la última línea. Ejemplo: 10 esperadas, 7 contadas, ahora 8. No se sabe si el stock se movió antes o después de contar; un movimiento que deja justo la cantidad contada no se ve.",
    unit: lines,
  },
  "changed-after-count": {
    name: "Cambiado tras el conteo",
    meaning: "El producto cambió después de terminar su línea.",
    note: "Líneas contadas cuyo producto se cambió después de terminarlas y, en un conteo terminado, antes de terminar la última línea. Ejemplo: terminada a las 10:05, producto cambiado a las 10:40. No se sabe qué se cambió, y solo se conoce el último cambio.",
    unit: lines,
  },
  "listed-twice": {
    name: "Repetida",
    meaning: "Otra línea del conteo tiene el mismo producto, ubicación y lote.",
    note: "Líneas con el mismo producto, ubicación y lote que otra línea del conteo. Ejemplo: dos líneas de un tornillo en A-01-1 sin lote son 2 líneas. No se sabe si la segunda es un segundo conteo. El relevo compara entre sí los conteos activos de un almacén.",
    unit: lines,
  },
  "negative-stock": {
    name: "Stock negativo",
    meaning:
      "Las existencias esperadas, contadas o actuales en la ubicación están por debajo de 0.",
    note: "Líneas cuyo stock esperado, contado o actual en la ubicación es menor que 0. Ejemplo: −4 esperadas. No se sabe qué movimiento falta por registrar.",
    unit: lines,
  },
  "fractional-count": {
    name: "Cantidad con decimales",
    meaning: "Se contó parte de una unidad de un producto que va por unidades enteras.",
    note: "Líneas con una cantidad contada fraccionaria aunque las unidades por caja y todas las existencias de la línea son enteras. Ejemplo: 30 en stock, 12,5 contadas. No se sabe si el producto se mide, por ejemplo en metros.",
    unit: lines,
  },
  "finish-before-start": {
    name: "Terminada antes de empezar",
    meaning: "La línea terminó antes de empezar.",
    note: "Líneas que terminan antes de empezar. Ejemplo: empezada a las 10:05, terminada a las 10:04. No se sabe cuál de las dos horas es errónea; las duraciones dejan fuera estas líneas.",
    unit: lines,
  },
};
