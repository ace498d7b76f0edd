import { figuresOf } from "./figures.ts";

/** The lines that changed in a span of time. */
export const changeFigures = figuresOf<{
  readonly counted: number;
  readonly discrepancies: number;
  readonly incidents: number;
  readonly documented: number;
}>()((figure) => ({
  "changed-counted": figure.number(["finishedAt"], (of) => of.counted),
  "changed-discrepancies": figure.number(["finishedAt", "difference"], (of) => of.discrepancies),
  "changed-incidents": figure.number(["incident.createdAt"], (of) => of.incidents),
  "changed-documented": figure.number(["documentation.createdAt"], (of) => of.documented),
}));

const cost = ["finishedAt", "difference", "costPrice"];

/** The value of the differences that were found in a span of time: exact, in plain notation; `null` without costs. */
export const changedValues = figuresOf<{
  readonly netValue: string | null;
  readonly absoluteValue: string | null;
}>()((figure) => ({
  "changed-net-value": figure.signedAmount(cost, (of) => of.netValue, { isCost: true }),
  "changed-absolute-value": figure.amount(cost, (of) => of.absoluteValue, { isCost: true }),
}));
