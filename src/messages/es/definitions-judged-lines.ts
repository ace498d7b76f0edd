import type { ofJudgedLines as english } from "#messages/en/definitions-judged-lines.ts";
import { atCost, lines, share } from "./definitions-common.ts";

const expected =
  "Las existencias esperadas son lo contado menos la diferencia; antes de contar, las existencias del lugar de la línea.";

/** Figures of the product lines that judge them or compare them with each other. */
export const ofJudgedLines: typeof english = {
  "accuracy-tolerance": {
    name: "Exactitud con tolerancia",
    meaning:
      "La parte de las líneas contadas que es exacta o está dentro de la tolerancia de su clase.",
    note: "Líneas contadas cuya diferencia, sin signo, está dentro de la tolerancia de su clase ÷ líneas contadas cuya diferencia se conoce. Donde no se espera nada, solo pasa la falta de diferencia.",
    unit: share,
    noAnswer: "Ninguna línea contada tiene una diferencia conocida.",
  },
  misplaced: {
    name: "Probablemente mal ubicadas",
    meaning: "El producto falta en esta línea y sobra en otra, o al revés.",
    note: "Líneas con una discrepancia cuyo producto tiene otra de signo contrario en otra línea del conteo.",
    unit: lines,
  },
  "pack-hints": {
    name: "¿Caja o unidad?",
    meaning: "La diferencia es un número entero de cajas.",
    note: "Líneas con una discrepancia que es múltiplo entero de las unidades por caja del producto, si son más de 1.",
    unit: lines,
  },
  "stalled-lines": {
    name: "Iniciadas hace mucho, sin terminar",
    meaning: "Líneas iniciadas que llevan mucho más de lo habitual sin terminar.",
    note: "Líneas en curso desde hace más de 30 minutos y más de 5 veces el tiempo mediano que llevaron las líneas contadas del conteo.",
    unit: lines,
    noAnswer: "Las cifras son demasiado antiguas.",
  },
  "value-counted": {
    name: "Valor contado",
    meaning: "La parte del valor de las existencias que está contada.",
    note: `El valor de las líneas contadas ÷ el de todas. El valor de una línea es sus existencias esperadas, sin signo, × precio de coste. ${expected}`,
    unit: share,
    noAnswer: "Ninguna línea tiene valor.",
  },
  "value-at-risk": {
    name: "Valor de existencias aún sin contar",
    meaning: "Lo que deberían contener las líneas aún no contadas, a coste.",
    note: `El valor de las líneas sin contar: existencias esperadas, sin signo, × precio de coste. ${expected}`,
    unit: atCost,
  },
};
