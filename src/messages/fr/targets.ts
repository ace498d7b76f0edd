import type { targets as english } from "#messages/en/targets.ts";
import { plural } from "./plural.ts";

export const targets: typeof english = {
  met: (target) => `atteint l’objectif de ${target}`,
  below: (points, of, target) =>
    `${points} ${plural(of, "point", "points")} sous l’objectif de ${target}`,
  above: (points, of, target) =>
    `${points} ${plural(of, "point", "points")} au-dessus de l’objectif de ${target}`,
  early: (target) => `objectif de ${target} : trop tôt pour le dire`,
  atMost: (percent) => `${percent} au plus`,
  shares: {
    accuracy: (percent) => `${percent} exactes`,
    documentation: (percent) => `${percent} justifiés`,
    variance: (percent) => `${percent} de la valeur comptée`,
  },
  names: {
    accuracy: "Exactitude",
    "accuracy A": "Exactitude de la classe A",
    "accuracy B": "Exactitude de la classe B",
    "accuracy C": "Exactitude de la classe C",
    "accuracy none": "Exactitude sans classe",
    documentation: "Justification",
    variance: "Écart absolu",
    "net variance": "Écart net",
  },
  mark: (target) => `Le trait plein est l’objectif de ${target}.`,
  marks: "Les traits pleins sont les objectifs des classes.",
};
