import type { ofHistory as english } from "#messages/en/definitions-history.ts";
import { share } from "./definitions-common.ts";

/** The figures that the ended counts of a warehouse have together. */
export const ofHistory: typeof english = {
  "month-median": {
    name: "El mes de un almacén",
    meaning: "La mediana de sus conteos que empezaron en el mes y están terminados.",
    note: "La mitad son menores y la mitad mayores, fuera cual fuera el tamaño de cada conteo.",
    unit: "la de la cifra",
    noAnswer: "No hay ningún conteo del mes terminado.",
  },
  "usual-median": {
    name: "Lo habitual",
    meaning: "La mediana de los conteos terminados del almacén en los meses anteriores.",
    note: "Para decir mejor o peor hacen falta tres conteos terminados a cada lado y un cambio de más de 0,3 y del 8 %.",
    unit: "la de la cifra",
    noAnswer: "No hay ningún conteo terminado de los meses anteriores.",
  },
  "wrong-counts": {
    name: "Mal en conteos",
    meaning:
      "En cuántos de los doce últimos conteos del almacén hubo una diferencia, de los que contaron el producto o la ubicación.",
    unit: "conteos",
  },
  "wrong-before": {
    name: "Errores previos",
    meaning:
      "En cuántos de los cuatro últimos conteos del almacén antes de este el producto tuvo una diferencia.",
    unit: "conteos",
    noAnswer: "El historial no tiene ningún conteo anterior del almacén o no responde.",
  },
  "recent-share": {
    name: "Contado en 90 días",
    meaning: "La parte de los lugares que se contó en los últimos 90 días.",
    note: "Un lugar es un producto en una ubicación, de un lote, que figura en un conteo terminado.",
    unit: share,
    noAnswer: "No figura ningún lugar.",
  },
  "places-again": {
    name: "Mal otra vez",
    meaning: "Lugares con una diferencia del mismo signo en los dos conteos.",
    unit: "lugares",
  },
  "places-turned": {
    name: "Al revés",
    meaning: "Lugares con faltante en un conteo y sobrante en el otro.",
    unit: "lugares",
  },
  "places-new": {
    name: "Mal ahora",
    meaning:
      "Lugares que estaban bien en el conteo anterior y tienen una diferencia en el posterior.",
    unit: "lugares",
  },
  "places-cured": {
    name: "Corregido",
    meaning:
      "Lugares que tenían una diferencia en el conteo anterior y están bien en el posterior.",
    unit: "lugares",
  },
};
