import { type CountingFacts, discrepancyRate } from "#domain/counting/facts.ts";
import type { HintSentence } from "#figures/figures.ts";
import type { Format } from "#format/format.ts";

/** The discrepancies of one counting, or of several together, beside its counted lines. */
export function discrepanciesSentence(
  sentences: Parameters<HintSentence>[0],
  facts: Pick<CountingFacts, "discrepancies" | "counted">,
  { number, share }: Format,
): string {
  const { discrepancies, counted } = facts;
  const rate = share(discrepancyRate(facts));
  return sentences.discrepancies(
    number(discrepancies),
    discrepancies,
    number(counted),
    counted,
    rate,
  );
}
