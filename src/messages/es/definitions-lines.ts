import type { ofLines as english } from "#messages/en/definitions-lines.ts";
import { atCost, finished, lines, share } from "./definitions-common.ts";

const units = "unidades de los productos";
const linesPerHour = "líneas por hora";
const noForecast = `No hay ninguna línea terminada o no queda ninguna. ${finished}`;

/** Figures added up from the product lines. */
export const ofLines: typeof english = {
  "lines-total": {
    name: "Líneas",
    meaning: "Las líneas de este conteo que se pudieron leer.",
    unit: lines,
  },
  "lines-counted": {
    name: "Líneas contadas, según las líneas",
    meaning: "Líneas que están contadas.",
    unit: lines,
  },
  "lines-left": {
    name: "Líneas por contar, según las líneas",
    meaning: "Líneas que aún no están contadas, también las que están en curso.",
    unit: lines,
  },
  "lines-discrepancies": {
    name: "Líneas con discrepancia",
    meaning: "Líneas que difieren de las existencias esperadas.",
    unit: lines,
  },
  "lines-incidents": {
    name: "Líneas con incidencia",
    meaning: "Líneas en las que se comunicó algo.",
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
    meaning: "Lo encontrado por encima de las existencias esperadas, a coste.",
    unit: atCost,
  },
  "loss-value": {
    name: "Faltantes a coste",
    meaning: "Lo que falta de las existencias esperadas, a coste; como importe positivo.",
    unit: atCost,
  },
  "net-units": {
    name: "Desviación neta en unidades",
    meaning: "Lo que sobra menos lo que falta, en unidades.",
    unit: units,
  },
  "absolute-units": {
    name: "Desviación absoluta en unidades",
    meaning: "Todo lo que difiere, en ambos sentidos, en unidades.",
    unit: units,
  },
  "gain-units": {
    name: "Sobrantes en unidades",
    meaning: "Lo encontrado por encima de las existencias esperadas, en unidades.",
    unit: units,
  },
  "loss-units": {
    name: "Faltantes en unidades",
    meaning: "Lo que falta de las existencias esperadas, en unidades.",
    unit: units,
  },
  undocumented: {
    name: "Sin motivo",
    meaning: "Discrepancias a las que nadie ha dado aún un motivo.",
    unit: lines,
  },
  "documentation-coverage": {
    name: "Discrepancias con motivo",
    meaning: "La parte de las discrepancias que tiene motivo.",
    note: "Líneas con una discrepancia que tiene motivo ÷ líneas con discrepancia.",
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
    meaning:
      "Líneas terminadas en 60 minutos laborables hasta el último cuarto de hora, como en la previsión.",
    unit: linesPerHour,
    noAnswer: finished,
  },
  "rate-start": {
    name: "Velocidad desde el inicio",
    meaning: "Líneas contadas por hora, de media desde que empezó la primera.",
    note: "Líneas contadas ÷ horas laborables desde que se inició la primera línea; en un conteo terminado, hasta que se terminó la última.",
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
