import type { targets as english } from "#messages/en/targets.ts";
import { plural } from "./plural.ts";

export const targets: typeof english = {
  met: (target) => `cumple el objetivo del ${target}`,
  below: (points, of, target) =>
    `${points} ${plural(of, "punto", "puntos")} por debajo del objetivo del ${target}`,
  above: (points, of, target) =>
    `${points} ${plural(of, "punto", "puntos")} por encima del objetivo del ${target}`,
  early: (target) => `objetivo del ${target}: aún es pronto para saberlo`,
  atMost: (percent) => `${percent} como máximo`,
  shares: {
    accuracy: (percent) => `${percent} exactas`,
    documentation: (percent) => `${percent} con motivo`,
    variance: (percent) => `${percent} del valor contado`,
  },
  names: {
    accuracy: "Exactitud",
    "accuracy A": "Exactitud de la clase A",
    "accuracy B": "Exactitud de la clase B",
    "accuracy C": "Exactitud de la clase C",
    "accuracy none": "Exactitud sin clase",
    documentation: "Documentación",
    variance: "Desviación absoluta",
    "net variance": "Desviación neta",
  },
  mark: (target) => `La línea continua es el objetivo del ${target}.`,
  marks: "Las líneas continuas son los objetivos de las clases.",
};
