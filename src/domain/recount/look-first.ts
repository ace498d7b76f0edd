import { wholePacks } from "#domain/lines/pack-hint.ts";
import type { PairCandidate, PairFinder } from "./round-pairs.ts";

/** What to look at before a line is counted once more. */
export type LookFirst =
  /** The place of the line that it may be mixed up with. */
  | { readonly kind: "pair"; readonly location: string }
  /** Whole packages: they may have been counted as units, or units as packages. */
  | { readonly kind: "packs"; readonly packs: number; readonly unit: number };

/** A discrepancy of a product that is short on one line and over on another. */
export interface PairedLine extends PairCandidate {
  readonly location: string;
}

/**
 * The likeliest reason of a discrepancy; `null` without one.
 * @param pairs of all lines of its counting whose product is both short and over
 */
export function lookFirst(
  line: PairedLine & { readonly packagingUnit: number },
  pairs: PairFinder<PairedLine>,
): LookFirst | null {
  // Another lot in the same place does not say where to look.
  const isElsewhere = ({ location }: PairedLine) => location !== "" && location !== line.location;
  const pair = pairs.pairOf(line, isElsewhere);
  if (pair) return { kind: "pair", location: pair.location };
  const packs = wholePacks(line.difference, line.packagingUnit);
  return packs === null ? null : { kind: "packs", packs, unit: line.packagingUnit };
}
