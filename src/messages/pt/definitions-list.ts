import type { ofList as english } from "#messages/en/definitions-list.ts";
import { finished, lines, share, tooOld } from "./definitions-common.ts";

/** Figures that the list of countings has besides those of a header. */
export const ofList: typeof english = {
  elapsed: {
    name: "Tempo decorrido",
    meaning: "Tempo de relógio desde o início da contagem.",
    unit: "horas",
    noAnswer: `Ela não começou. ${finished}`,
  },
  forecast: {
    name: "Previsão",
    meaning: "Quando as linhas restantes estarão contadas, igual em todas as páginas.",
    note: "Pela velocidade da última hora útil e pela média desde a primeira linha, no último quarto de hora; o meio quando diferem. Enquanto só o cabeçalho é conhecido, pela média desde o início.",
    unit: "momento",
    noAnswer: `Nada foi contado, ou não falta nada. ${finished}`,
  },
  "discrepancy-rate": {
    name: "Divergências por linha contada",
    meaning: "Divergências por linha contada.",
    unit: share,
    noAnswer: "Nada foi contado.",
  },
  "active-countings": {
    name: "Contagens ativas",
    meaning: "Contagens em andamento, entre as que foram verificadas.",
    unit: "contagens",
  },
  "active-participants": {
    name: "Participantes das contagens ativas",
    meaning: "Pessoas que participam de uma contagem ativa, cada uma contada uma só vez.",
    unit: "pessoas",
  },
  "active-left": {
    name: "Linhas por contar nas contagens ativas",
    meaning: "As linhas por contar de todas as contagens ativas juntas.",
    unit: lines,
  },
  "active-total": {
    name: "Linhas das contagens ativas",
    meaning: "Todas as linhas das contagens ativas juntas, contadas ou não.",
    unit: lines,
  },
  "active-behind": {
    name: "Contagens ativas atrás do plano",
    meaning:
      "Contagens ativas cujo progresso está atrás do plano, incluídas as que estão fora do prazo.",
    unit: "contagens",
    noAnswer: tooOld,
  },
  "active-late": {
    name: "Contagens que vão atrasar",
    meaning: "Contagens ativas que terminarão depois do prazo pelas duas velocidades.",
    unit: "contagens",
    noAnswer: tooOld,
  },
  "active-overdue": {
    name: "Contagens fora do prazo",
    meaning: "Contagens ativas cujo prazo passou e que têm linhas por contar.",
    unit: "contagens",
    noAnswer: tooOld,
  },
  "active-discrepancies": {
    name: "Divergências das contagens ativas",
    meaning: "As divergências de todas as contagens ativas juntas.",
    unit: "divergências",
  },
  "active-counted": {
    name: "Linhas contadas nas contagens ativas",
    meaning: "As linhas contadas de todas as contagens ativas juntas.",
    unit: lines,
  },
  "active-incidents": {
    name: "Incidentes das contagens ativas",
    meaning: "Os incidentes de todas as contagens ativas juntas.",
    unit: "incidentes",
  },
};
