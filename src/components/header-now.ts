import { type CountingFacts, discrepancyRate } from "#domain/counting/facts.ts";
import type { Format } from "#format/format.ts";
import type { FiguresNow } from "./figure-meaning.tsx";

/** The discrepancies of one counting, or of several together, beside its counted lines. */
export function discrepanciesNow(
  now: Parameters<FiguresNow>[0],
  facts: Pick<CountingFacts, "discrepancies" | "counted">,
  { number, share }: Format,
): string {
  const { discrepancies, counted } = facts;
  const rate = share(discrepancyRate(facts));
  return now.discrepancies(number(discrepancies), discrepancies, number(counted), counted, rate);
}
