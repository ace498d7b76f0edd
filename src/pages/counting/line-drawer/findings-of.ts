import { isDiscrepancy } from "#domain/lines/discrepancy.ts";
import type { LineFacts } from "#domain/lines/line-facts.ts";
import { lineState } from "#domain/lines/line-state.ts";
import { isPackHint } from "#domain/lines/pack-hint.ts";
import { isStalledLine } from "#domain/lines/stalled.ts";
import { type RecountEffect, recountEffect } from "#domain/recount/recount.ts";

/** What a line's fields come to, where the question arises; `null` where it does not, or has no answer. */
export interface LineFindings {
  readonly recount: RecountEffect | null;
  /** Of a discrepancy. */
  readonly documented: boolean | null;
  /** A discrepancy of whole packages, of a product that comes in packages. */
  readonly packages: boolean | null;
  /** Another line of the product has a discrepancy of the other sign. */
  readonly misplaced: boolean | null;
  /** Of a line in progress. */
  readonly stalled: boolean | null;
}

/**
 * @param misplaced whether it is among the suspected misplacements, or `null` while that is not known
 * @param medianDuration of the counting's counted lines, in milliseconds; `null` when none tells
 * @param now milliseconds since 1970, or `null` while the figures are stale, or the median is not known
 */
export function lineFindings(
  line: LineFacts,
  misplaced: boolean | null,
  medianDuration: number | null,
  now: number | null,
): LineFindings {
  const differs = isDiscrepancy(line);
  const canStall = lineState(line) === "in-progress" && now !== null;
  return {
    recount: recountEffect(line),
    documented: differs ? line.documented : null,
    packages: differs && line.packagingUnit > 1 ? isPackHint(line) : null,
    misplaced: differs ? misplaced : null,
    stalled: canStall ? isStalledLine(line, medianDuration, now) : null,
  };
}
