import { type CountingFacts, discrepancyRate } from "#domain/counting/facts.ts";
import { progress } from "#domain/counting/pace.ts";
import type { Format } from "#format/format.ts";
import type { Messages } from "#messages/en/catalogue.ts";
import { figuresOf } from "./figures.ts";

/** Sums over several countings, or the facts of one. */
export interface CountingSums
  extends Pick<CountingFacts, "counted" | "total" | "left" | "discrepancies" | "incidents"> {
  readonly countings: number;
}

/** The figures of countings as lists have them. */
export const countingFigures = figuresOf<CountingSums>()((figure) => ({
  total: figure.number(["totalProducts"], (of) => of.total),
  counted: figure.number(["totalProductsCounted"], (of) => of.counted),
  progress: figure.share(["totalProductsCounted", "totalProducts"], progress, {
    sentence: (words, { counted, total }, { number }) =>
      words.linesCounted(number(counted), number(total), total),
  }),
  left: figure.number(["totalProductsLeft"], (of) => of.left, {
    sentence: (words, { left, total }, { number }) =>
      words.linesLeft(number(left), number(total), total),
  }),
  discrepancies: figure.number(["totalDiscrepancies"], (of) => of.discrepancies, {
    sentence: discrepanciesSentence,
  }),
  "discrepancy-rate": figure.share(
    ["totalDiscrepancies", "totalProductsCounted"],
    discrepancyRate,
    { sentence: discrepanciesSentence },
  ),
  incidents: figure.number(["totalIncidents"], (of) => of.incidents, {
    sentence: (words, { incidents, countings }, { number }) =>
      words.incidentsIn(number(incidents), incidents, number(countings), countings),
  }),
}));

export type CountingFigureName = keyof typeof countingFigures;

export function isCountingFigure(name: string): name is CountingFigureName {
  return Object.hasOwn(countingFigures, name);
}

function discrepanciesSentence(
  words: Messages["hintSentences"],
  sums: CountingSums,
  { number, share }: Format,
): string {
  const { discrepancies, counted } = sums;
  return words.discrepancies(
    number(discrepancies),
    discrepancies,
    number(counted),
    counted,
    share(discrepancyRate(sums)),
  );
}
