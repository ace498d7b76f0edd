import { Amount } from "#domain/decimal/amount.ts";
import { decimalText } from "#domain/decimal/decimal.ts";
import { ExactSums } from "#domain/decimal/exact-sums.ts";
import { isDiscrepancy } from "#domain/lines/discrepancy.ts";
import type { LineFacts } from "#domain/lines/line-facts.ts";
import { isPackHint } from "#domain/lines/pack-hint.ts";
import { type Paired, PairFinder } from "./round-pairs.ts";

/** What a discrepancy weighs: its value without its sign; its units where costs are left out or all values are 0. */
type RoundMeasure = "value" | "units-without-costs" | "units-without-value";

/** A line of a round. */
interface RoundLine {
  /** Its place among all lines that were looked at, from 0. */
  readonly index: number;
  /** It came with a line that it may be mixed up with, and not for what it weighs. */
  readonly isBrought: boolean;
  /** Which line of the round has the difference of the other sign that offsets it best, from 0; `null` for none. */
  readonly pair: number | null;
  readonly isPackHint: boolean;
}

/** The lines to count once more, in the order in which they were looked at. */
export interface RecountRound {
  readonly measure: RoundMeasure;
  readonly lines: readonly RoundLine[];
  /** Lines with a discrepancy, and those of them that weigh nothing. */
  readonly discrepancies: number;
  readonly weightless: number;
  /** What the lines of the round weigh, and all discrepancies; exact decimals in plain notation. */
  readonly reached: string;
  readonly total: string;
}

interface Candidate extends Paired {
  readonly index: number;
  readonly value: Amount | null;
  readonly isPackHint: boolean;
}

interface Weighed {
  readonly candidate: Candidate;
  readonly weight: Amount;
  /** The nearest number to the weight. */
  readonly near: number;
}

/**
 * Chooses the fewest lines that explain a share of all that differs. The heaviest come first, and of lines of
 * the same weight those that were looked at first, so that the same lines always give the same round. A line
 * that is taken brings the one that it may be mixed up with, which counts towards the share, too.
 *
 * Values of −60, +25, −10 and +5 make 100. 80 % of it are −60 and +25, which make 85. Were −60 and +5 of one
 * product, they would come together and make 65, and with +25 it would be 90: 3 lines.
 */
export class RecountRoundPlanner {
  private readonly candidates: Candidate[] = [];
  private hasCosts = true;
  private looked = 0;

  /** Looks at a line; lines come in the order in which they are to be counted. */
  add(line: LineFacts): void {
    const index = this.looked;
    this.looked += 1;
    if (!isDiscrepancy(line)) return;
    const { difference, productId, costPrice } = line;
    if (costPrice === null) this.hasCosts = false;
    this.candidates.push({
      index,
      productId,
      difference: difference ?? 0,
      value: costPrice === null ? null : worthOf(difference ?? 0, costPrice),
      isPackHint: isPackHint(line),
    });
  }

  /** @param share of what all discrepancies weigh, more than 0 and at most 1 */
  round(share: number): RecountRound {
    const { measure, weighed, total } = this.weighed();
    const enough = new Amount().set(share);
    enough.setProduct(enough, total.amount(0));
    const pairs = new PairFinder(this.candidates);
    const weights = new Map(weighed.map(({ candidate, weight }) => [candidate, weight]));
    const taken = new Map<Candidate, { readonly isBrought: boolean; pair: Candidate | null }>();
    const reached = new ExactSums(1);
    const take = (candidate: Candidate, isBrought: boolean, pair: Candidate | null) => {
      taken.set(candidate, { isBrought, pair });
      const weight = weights.get(candidate);
      if (weight) reached.add(0, weight);
    };
    for (const { candidate, near } of weighed) {
      if (near === 0 || reached.amount(0).compare(enough) >= 0) break;
      if (taken.has(candidate)) continue;
      const pair = pairs.pairOf(candidate);
      take(candidate, false, pair);
      if (pair && !taken.has(pair)) take(pair, true, candidate);
    }
    return {
      measure,
      lines: inOrder(taken),
      discrepancies: this.candidates.length,
      weightless: weighed.filter(({ near }) => near === 0).length,
      reached: decimalText(reached.total(0)),
      total: decimalText(total.total(0)),
    };
  }

  /** All discrepancies, the heaviest first. */
  private weighed() {
    const values = this.hasCosts ? weigh(this.candidates, ({ value }) => value) : null;
    if (values && (values.total.amount(0).number() > 0 || this.candidates.length === 0)) {
      return { measure: "value" as const, ...values };
    }
    const units = weigh(this.candidates, ({ difference }) => new Amount().set(difference));
    const measure: RoundMeasure = values ? "units-without-value" : "units-without-costs";
    return { measure, ...units };
  }
}

function worthOf(difference: number, costPrice: number): Amount {
  const value = new Amount().set(difference);
  return value.setProduct(value, new Amount().set(costPrice));
}

function weigh(candidates: readonly Candidate[], amountOf: (one: Candidate) => Amount | null) {
  const total = new ExactSums(1);
  const weighed = candidates.map((candidate): Weighed => {
    const weight = amountOf(candidate) ?? new Amount();
    weight.setMagnitude(weight);
    total.add(0, weight);
    return { candidate, weight, near: weight.number() };
  });
  // Rounding keeps the order, so that exact weights matter only where the nearest numbers are the same.
  weighed.sort(
    (a, b) =>
      b.near - a.near || b.weight.compare(a.weight) || a.candidate.index - b.candidate.index,
  );
  return { weighed, total };
}

function inOrder(
  taken: ReadonlyMap<Candidate, { readonly isBrought: boolean; readonly pair: Candidate | null }>,
): RoundLine[] {
  const ordered = [...taken].sort(([one], [other]) => one.index - other.index);
  const places = new Map(ordered.map(([candidate], number) => [candidate, number]));
  return ordered.map(([{ index, isPackHint }, { isBrought, pair }]) => ({
    index,
    isBrought,
    pair: pair === null ? null : (places.get(pair) ?? null),
    isPackHint,
  }));
}
