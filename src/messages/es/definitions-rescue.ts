import type {
  ofRescue as englishRescue,
  ofRound as englishRound,
} from "#messages/en/definitions-rescue.ts";
import { atCost, lines, share } from "./definitions-common.ts";

const perHour = "líneas por hora laborable";
const people = "personas";
const noTeam =
  "Nadie terminó una línea en los últimos 60 minutos laborables, el conteo está terminado o sus cifras son demasiado antiguas.";
const noDeadline = "El plazo ha pasado o no se puede usar.";

/** Figures of the plan that tells what it takes to finish in time. */
export const ofRescue: typeof englishRescue = {
  "rescue-needed": {
    name: "Velocidad necesaria",
    meaning: "Líneas por hora que hay que contar para cumplir el plazo.",
    note: "Líneas por contar ÷ horas laborables hasta el plazo.",
    unit: perHour,
    noAnswer: `${noDeadline} ${noTeam}`,
  },
  "rescue-per-person": {
    name: "Velocidad por persona",
    meaning: "Líneas que cuenta una persona en una hora, según el final previsto.",
    note: "Líneas por contar ÷ (personas trabajando × horas laborables hasta el final previsto). Si el conteo está parado: líneas terminadas ÷ (personas × horas laborables hasta la última).",
    unit: perHour,
    noAnswer: noTeam,
  },
  "rescue-people-now": {
    name: "Personas trabajando",
    meaning: "Personas que terminaron una línea en los últimos 60 minutos laborables.",
    unit: people,
    noAnswer: noTeam,
  },
  "rescue-people-needed": {
    name: "Personas necesarias",
    meaning: "El menor número de personas que termina dentro del plazo.",
    note: "Quienes cuentan siguen en su zona; las demás personas se reparten según las líneas por contar; las de una zona terminada pasan a otra.",
    unit: people,
    noAnswer: `${noDeadline} ${noTeam}`,
  },
  "rescue-forecast": {
    name: "Previsión con un número de personas",
    meaning: "Cuándo se terminarán las líneas por contar con el número de personas elegido.",
    note: "El final de la última zona. Con las personas que trabajan es el final previsto.",
    unit: "momento",
    noAnswer: `No contaría nadie. ${noTeam}`,
  },
};

/** Figures of a recount round. */
export const ofRound: typeof englishRound = {
  "round-lines": {
    name: "Líneas para volver a contar",
    meaning:
      "El menor número de líneas que hay que volver a contar para comprobar la parte elegida del valor absoluto.",
    note: "El menor número de líneas cuyas diferencias a coste, sin signo, suman la proporción elegida de las de todas las líneas; cada una con la línea con la que puede estar confundida, que también cuenta.",
    unit: lines,
  },
  "round-share": {
    name: "Parte que comprueba la lista",
    meaning: "Cuánto del valor absoluto suman las líneas de la lista.",
    note: "La desviación absoluta de las líneas de la lista ÷ la de todas las líneas, a coste; en unidades si ninguna línea tiene coste.",
    unit: share,
    noAnswer: "No hay discrepancias.",
  },
  "round-weight": {
    name: "Desviación absoluta de la lista",
    meaning:
      "Las diferencias de las líneas de la lista sin signo, a coste; en unidades si ninguna línea tiene coste.",
    unit: `${atCost}, o unidades`,
  },
};
