import { Amount } from "#domain/decimal/amount.ts";
import { ExactSums } from "#domain/decimal/exact-sums.ts";
import { isDiscrepancy } from "#domain/lines/discrepancy.ts";
import type { LineFacts } from "#domain/lines/line-facts.ts";
import { isPackHint } from "#domain/lines/pack-hint.ts";
import { type PairCandidate, PairFinder } from "./round-pairs.ts";

/** Weight of a discrepancy: its absolute value; its units when costs are left out or all values are 0. */
type RoundMeasure = "value" | "units-without-costs" | "units-without-value";

interface RoundLine {
  /** Index among all added lines, from 0. */
  readonly index: number;
  /** Included as the counterpart of another line, not for its own weight. */
  readonly isCounterpart: boolean;
  /** Index within the round of the line that offsets it best, from 0; `null` without one. */
  readonly pair: number | null;
  readonly isPackHint: boolean;
}

/** The lines to count once more, in their original order. */
export interface RecountRound {
  readonly measure: RoundMeasure;
  readonly lines: readonly RoundLine[];
  /** Lines with a discrepancy, and those of them that weigh nothing. */
  readonly discrepancies: number;
  readonly weightless: number;
  /** Weight of the round's lines, and of all discrepancies; exact decimals in plain notation. */
  readonly reached: string;
  readonly total: string;
}

interface Candidate extends PairCandidate {
  readonly index: number;
  readonly value: Amount | null;
  readonly isPackHint: boolean;
}

interface Weighed {
  readonly candidate: Candidate;
  readonly weight: Amount;
  /** The weight, rounded to the nearest number. */
  readonly rounded: number;
}

/**
 * Chooses the fewest lines that explain a share of all differences. The heaviest come first, ties in the order
 * added, so the same lines always give the same round. A chosen line also adds the line that it may be mixed up
 * with, which counts towards the share.
 *
 * Values of −60, +25, −10 and +5 make 100. For 80 %, −60 and +25 are enough with 85. If −60 and +5 are of one
 * product, they are added together as 65, and +25 makes 90: 3 lines.
 */
export class RecountRoundPlanner {
  private readonly candidates: Candidate[] = [];
  private hasCosts = true;
  private added = 0;

  /** Adds a line; lines come in the order in which they are to be counted. */
  add(line: LineFacts): void {
    const index = this.added;
    this.added += 1;
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

  /** @param share of the weight of all discrepancies, more than 0 and at most 1 */
  round(share: number): RecountRound {
    const { measure, weighed, total } = this.weighed();
    const enough = new Amount().set(share);
    enough.setProduct(enough, total.amount(0));
    const pairs = new PairFinder(this.candidates);
    const weights = new Map(weighed.map(({ candidate, weight }) => [candidate, weight]));
    const taken = new Map<Candidate, { readonly isCounterpart: boolean; pair: Candidate | null }>();
    const reached = new ExactSums(1);
    const take = (candidate: Candidate, isCounterpart: boolean, pair: Candidate | null) => {
      taken.set(candidate, { isCounterpart, pair });
      const weight = weights.get(candidate);
      if (weight) reached.add(0, weight);
    };
    for (const { candidate, rounded } of weighed) {
      if (rounded === 0 || reached.amount(0).compare(enough) >= 0) break;
      if (taken.has(candidate)) continue;
      const pair = pairs.pairOf(candidate);
      take(candidate, false, pair);
      if (pair && !taken.has(pair)) take(pair, true, candidate);
    }
    return {
      measure,
      lines: inOrder(taken),
      discrepancies: this.candidates.length,
      weightless: weighed.filter(({ rounded }) => rounded === 0).length,
      reached: reached.text(0),
      total: total.text(0),
    };
  }

  /** All discrepancies, heaviest first. */
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
    return { candidate, weight, rounded: weight.number() };
  });
  // Rounding keeps the order, so exact weights matter only when the rounded ones are equal.
  weighed.sort(
    (a, b) =>
      b.rounded - a.rounded || b.weight.compare(a.weight) || a.candidate.index - b.candidate.index,
  );
  return { weighed, total };
}

function inOrder(
  taken: ReadonlyMap<
    Candidate,
    { readonly isCounterpart: boolean; readonly pair: Candidate | null }
  >,
): RoundLine[] {
  const ordered = [...taken].sort(([one], [other]) => one.index - other.index);
  const indexes = new Map(ordered.map(([candidate], number) => [candidate, number]));
  return ordered.map(([{ index, isPackHint }, { isCounterpart, pair }]) => ({
    index,
    isCounterpart,
    pair: pair === null ? null : (indexes.get(pair) ?? null),
    isPackHint,
  }));
}
