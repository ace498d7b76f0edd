import type { targets as english } from "#messages/en/targets.ts";
import { plural } from "./plural.ts";

export const targets: typeof english = {
  met: (target) => `atinge a meta de ${target}`,
  below: (points, of, target) =>
    `${points} ${plural(of, "ponto", "pontos")} abaixo da meta de ${target}`,
  above: (points, of, target) =>
    `${points} ${plural(of, "ponto", "pontos")} acima da meta de ${target}`,
  early: (target) => `meta de ${target}: ainda é cedo para dizer`,
  atMost: (percent) => `no máximo ${percent}`,
  shares: {
    accuracy: (percent) => `${percent} exatas`,
    documentation: (percent) => `${percent} com motivo`,
    variance: (percent) => `${percent} do valor contado`,
  },
  names: {
    accuracy: "Acurácia",
    "accuracy A": "Acurácia da classe A",
    "accuracy B": "Acurácia da classe B",
    "accuracy C": "Acurácia da classe C",
    "accuracy none": "Acurácia sem classe",
    documentation: "Documentação",
    variance: "Variação absoluta",
    "net variance": "Variação líquida",
  },
  mark: (target) => `A linha contínua é a meta de ${target}.`,
  marks: "As linhas contínuas são as metas das classes.",
};
