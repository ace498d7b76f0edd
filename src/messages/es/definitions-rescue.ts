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
    meaning: "Líneas que contó de media una persona en los últimos 60 minutos laborables.",
    note: "Líneas terminadas en los últimos 60 minutos laborables ÷ personas que terminaron alguna. Las personas son aquellas a las que están asignadas las líneas.",
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
    meaning: "Personas que deben contar para cumplir el plazo, a la velocidad actual por persona.",
    note: "La velocidad necesaria ÷ la velocidad por persona, redondeada hacia arriba.",
    unit: people,
    noAnswer: `${noDeadline} ${noTeam}`,
  },
  "rescue-forecast": {
    name: "Previsión con un número de personas",
    meaning: "Cuándo se terminarán las líneas restantes con el número de personas elegido.",
    note: "Cuándo estarán contadas las líneas restantes, en tiempo laborable, si tantas personas como las elegidas mantienen cada una la velocidad por persona.",
    unit: "momento",
    noAnswer: `No contaría nadie. ${noTeam}`,
  },
  "rescue-idle": {
    name: "Personas inactivas",
    meaning:
      "Personas con líneas por contar que terminaron alguna antes, pero ninguna en los últimos 60 minutos laborables.",
    unit: people,
  },
};

/** Figures of a recount round. */
export const ofRound: typeof englishRound = {
  "round-lines": {
    name: "Líneas para volver a contar",
    meaning:
      "El menor número de líneas que recontar para comprobar la parte elegida del valor absoluto.",
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
