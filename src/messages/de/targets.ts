import type { targets as english } from "#messages/en/targets.ts";
import { plural } from "./plural.ts";

export const targets: typeof english = {
  met: (target) => `erreicht das Ziel von ${target}`,
  below: (points, of, target) =>
    `${points} ${plural(of, "Prozentpunkt", "Prozentpunkte")} unter dem Ziel von ${target}`,
  above: (points, of, target) =>
    `${points} ${plural(of, "Prozentpunkt", "Prozentpunkte")} über dem Ziel von ${target}`,
  early: (target) => `Ziel von ${target}: noch nicht absehbar`,
  atMost: (percent) => `höchstens ${percent}`,
  shares: {
    accuracy: (percent) => `${percent} genau`,
    documentation: (percent) => `${percent} dokumentiert`,
    variance: (percent) => `${percent} des gezählten Werts`,
  },
  names: {
    accuracy: "Genauigkeit",
    "accuracy A": "Genauigkeit der Klasse A",
    "accuracy B": "Genauigkeit der Klasse B",
    "accuracy C": "Genauigkeit der Klasse C",
    "accuracy none": "Genauigkeit ohne Klasse",
    documentation: "Dokumentation",
    variance: "Absolute Abweichung",
    "net variance": "Nettoabweichung",
  },
  mark: (target) => `Die durchgezogene Linie ist das Ziel von ${target}.`,
  marks: "Die durchgezogenen Linien sind die Ziele der Klassen.",
};
