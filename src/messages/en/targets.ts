import { plural } from "./plural.ts";

/** Figures beside their targets. */
export const targets = {
  met: (target: string) => `meets the target of ${target}`,
  below: (points: string, of: number, target: string) =>
    `${points} ${plural(of, "point", "points")} below the target of ${target}`,
  above: (points: string, of: number, target: string) =>
    `${points} ${plural(of, "point", "points")} above the target of ${target}`,
  /** While too few lines are counted. */
  early: (target: string) => `target of ${target}: too early to say`,
  atMost: (percent: string) => `at most ${percent}`,
  /** The figure itself, before the comparison. */
  shares: {
    accuracy: (percent: string) => `${percent} exact`,
    documentation: (percent: string) => `${percent} documented`,
    variance: (percent: string) => `${percent} of the value counted`,
  },
  names: {
    accuracy: "Accuracy",
    "accuracy A": "Accuracy of class A",
    "accuracy B": "Accuracy of class B",
    "accuracy C": "Accuracy of class C",
    "accuracy none": "Accuracy without a class",
    documentation: "Documentation",
    variance: "Absolute variance",
    "net variance": "Net variance",
  },
  /** Of the chart of accuracies. */
  mark: (target: string) => `The solid line is the target of ${target}.`,
  marks: "The solid lines are the targets of the classes.",
};
