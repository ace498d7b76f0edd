import type { replay as english } from "#messages/en/replay.ts";
import { plural } from "./plural.ts";

/** Messages of the replay of a counting, and of what changed in it. */
export const replay: typeof english = {
  label: "Reprodução da contagem",
  lead: "Reprodução:",
  notLive: "não ao vivo",
  play: "Reproduzir",
  pause: "Pausar",
  moment: "Momento mostrado",
  momentText: (moment, share) => `${moment}, ${share} contado`,
  speed: "Velocidade",
  speedOf: (minutes) => `${minutes} min/s`,
  limits: {
    summary: "Limites",
    intro:
      "O passado é reconstruído a partir das linhas. Uma linha aparece como contada desde o fim dela e em andamento desde o início. Documentação e incidentes aparecem quando foram escritos. Não se pode reconstruir:",
    items: [
      "Uma contagem antes da sua correção: só a última contagem tem horário; por isso uma linha recontada só aparece contada a partir do fim da última contagem.",
      "Os totais: são somados a partir das linhas que puderam ser lidas e podem diferir do que o resumo dizia na hora.",
      "Linhas, documentação e incidentes removidos ou substituídos desde então.",
      "Estoque, custo, classes, a quem uma linha está atribuída, quem participa e o prazo: tudo como está agora.",
      "Uma diferença em uma linha não concluída: nada diz desde quando; por isso ela está lá o tempo todo.",
    ],
    keys: "Espaço reproduz e pausa, as setas avançam passo a passo, Home e End vão ao início e ao fim. A reprodução pula trechos de mais de meia hora em que nada foi concluído.",
  },
  changes: {
    title: "O que mudou",
    since: (from) => `desde ${from}`,
    between: (from, to) => `de ${from} a ${to}`,
    look: (moment) => `Última consulta, ${moment}`,
    yesterday: "Ontem a esta hora",
    later: "Isso é posterior ao momento mostrado.",
    counted: "Linhas contadas",
    discrepancies: "Novas divergências",
    incidents: "Incidentes registrados",
    documented: "Documentação escrita",
    net: "líquido",
    absolute: "absoluto",
    undocumented: (count) => `${count} sem documentação`,
    showLines: (what) => `Ver as linhas: ${what}`,
    handover: "Passagem de turno",
    limits: "Limites",
    note: "Segundo os horários que linhas, incidentes e documentação trazem. Uma linha recontada está entre as contadas na sua última conclusão; o que foi removido ou substituído não é conhecido.",
    undated: (count, of) =>
      `${count} ${plural(of, "linha traz uma diferença sem estar concluída", "linhas trazem uma diferença sem estarem concluídas")}: nada diz desde quando.`,
  },
};
