import type { messages as english } from "./en.ts";

/** Messages of a counting's replay. */
export const messages: typeof english = {
  label: "Reprodução da contagem",
  lead: "Reprodução:",
  play: "Reproduzir",
  pause: "Pausar",
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
};
