import type { ofReplay as english } from "#messages/en/definitions-replay.ts";
import { atCost, lines } from "./definitions-common.ts";

const noCosts = "Os custos estão ocultos.";

/** Figures of the replay of a counting, and of what changed in it. */
export const ofReplay: typeof english = {
  "replayed-at": {
    name: "Momento mostrado",
    meaning: "O momento a que se refere tudo na página: o que veio depois ainda não aparece.",
    unit: "momento",
  },
  "changed-counted": {
    name: "Linhas contadas entre dois momentos",
    meaning: "Linhas concluídas depois do primeiro momento e não depois do segundo.",
    unit: lines,
  },
  "changed-discrepancies": {
    name: "Novas divergências",
    meaning: "Das linhas concluídas entre os dois momentos, as que têm divergência.",
    unit: lines,
  },
  "changed-net-value": {
    name: "Valor líquido das novas divergências",
    meaning: "A soma de diferença × preço de custo das novas divergências.",
    unit: atCost,
    noAnswer: noCosts,
  },
  "changed-absolute-value": {
    name: "Valor absoluto das novas divergências",
    meaning: "A soma de diferença × preço de custo das novas divergências, sem os sinais.",
    unit: atCost,
    noAnswer: noCosts,
  },
  "changed-incidents": {
    name: "Incidentes registrados entre dois momentos",
    meaning:
      "Linhas cujo incidente foi registrado depois do primeiro momento e não depois do segundo.",
    unit: lines,
  },
  "changed-documented": {
    name: "Motivos informados entre dois momentos",
    meaning: "Linhas cujo motivo foi informado depois do primeiro momento e não depois do segundo.",
    unit: lines,
  },
};
