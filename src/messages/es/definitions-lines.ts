import type { ofLines as english } from "#messages/en/definitions-lines.ts";
import { atCost, finished, lines, share } from "./definitions-common.ts";

const units = "unidades de los productos";
const linesPerHour = "líneas por hora";
const noForecast = `No hay ninguna línea terminada o no queda ninguna. ${finished}`;

/** Figures added up from the product lines. */
export const ofLines: typeof english = {
  "lines-total": {
    name: "Líneas",
    meaning: "Líneas de producto que se pudieron leer.",
    unit: lines,
  },
  "lines-counted": {
    name: "Líneas contadas, según las líneas",
    meaning: "Líneas cuyo conteo ha terminado.",
    unit: lines,
  },
  "lines-left": {
    name: "Líneas por contar, según las líneas",
    meaning: "Líneas cuyo conteo no ha terminado, también las que están en curso.",
    unit: lines,
  },
  "lines-discrepancies": {
    name: "Líneas con discrepancia",
    meaning: "Líneas cuya diferencia es un número distinto de 0.",
    unit: lines,
  },
  "lines-incidents": {
    name: "Líneas con incidencia",
    meaning: "Líneas en las que se notificó algo mientras se contaban.",
    unit: lines,
  },
  accuracy: {
    name: "Exactitud",
    meaning: "La parte de las líneas contadas que coincide con las existencias esperadas.",
    note: "Líneas contadas sin diferencia ÷ líneas contadas cuya diferencia se conoce.",
    unit: share,
    noAnswer: "Ninguna línea contada tiene una diferencia conocida.",
  },
  "net-value": {
    name: "Desviación neta",
    meaning: "Lo que sobra menos lo que falta, a coste.",
    note: "La suma de diferencia × precio de coste. Lo que sobra compensa lo que falta: léala junto a la desviación absoluta.",
    unit: atCost,
  },
  "absolute-value": {
    name: "Desviación absoluta",
    meaning: "Todo lo que difiere, en ambos sentidos, a coste.",
    note: "La suma de diferencia × precio de coste, sin signos.",
    unit: atCost,
  },
  "gain-value": {
    name: "Sobrantes a coste",
    meaning: "La parte de la desviación donde se encontró más de lo esperado.",
    unit: atCost,
  },
  "loss-value": {
    name: "Faltantes a coste",
    meaning:
      "La parte de la desviación donde se encontró menos de lo esperado, como importe positivo.",
    unit: atCost,
  },
  "net-units": {
    name: "Desviación neta en unidades",
    meaning: "La suma de las diferencias; sobrantes y faltantes se compensan.",
    unit: units,
  },
  "absolute-units": {
    name: "Desviación absoluta en unidades",
    meaning: "La suma de las diferencias sin signo.",
    unit: units,
  },
  "gain-units": {
    name: "Sobrantes en unidades",
    meaning: "La suma de las diferencias por encima de 0.",
    unit: units,
  },
  "loss-units": {
    name: "Faltantes en unidades",
    meaning: "La suma de las diferencias por debajo de 0, como cantidad positiva.",
    unit: units,
  },
  undocumented: {
    name: "Sin documentar",
    meaning: "Líneas con una discrepancia para la que nadie ha dado un motivo.",
    unit: lines,
  },
  "documentation-coverage": {
    name: "Discrepancias documentadas",
    meaning: "Líneas con una discrepancia documentada ÷ líneas con discrepancia.",
    unit: share,
    noAnswer: "No hay discrepancias.",
  },
  recounted: {
    name: "Líneas con un conteo anterior",
    meaning: "Líneas que tienen un conteo previo.",
    note: "El sistema de existencias no dice qué conteo previo conserva.",
    unit: lines,
  },
  "rate-hour": {
    name: "Velocidad de la última hora",
    meaning: "Líneas terminadas en los últimos 60 minutos laborables.",
    unit: linesPerHour,
    noAnswer: finished,
  },
  "rate-start": {
    name: "Velocidad desde el inicio",
    meaning:
      "Líneas contadas ÷ horas laborables desde que se inició la primera línea; en un conteo terminado, hasta que se terminó la última.",
    unit: linesPerHour,
    noAnswer:
      "No se ha iniciado ninguna línea, no ha pasado tiempo laborable desde entonces o las cifras son demasiado antiguas.",
  },
  "forecast-early": {
    name: "Previsión, la más temprana",
    meaning:
      "Cuándo estarán contadas las líneas restantes a la mayor de las dos velocidades, en tiempo laborable.",
    unit: "momento",
    noAnswer: noForecast,
  },
  "forecast-late": {
    name: "Previsión, la más tardía",
    meaning:
      "Cuándo estarán contadas las líneas restantes a la menor de las dos velocidades, en tiempo laborable.",
    unit: "momento",
    noAnswer: noForecast,
  },
};
