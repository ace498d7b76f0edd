import { isDiscrepancy } from "#domain/lines/discrepancy.ts";
import type { LineFacts } from "#domain/lines/line-facts.ts";
import { lineState } from "#domain/lines/line-state.ts";
import { isPackHint } from "#domain/lines/pack-hint.ts";
import { isStalledLine } from "#domain/lines/stalled.ts";
import { type RecountEffect, recountEffect } from "#domain/recount/recount.ts";

/** Answers about a line; `null` where the question does not apply or has no answer. */
export interface LineFindings {
  readonly recount: RecountEffect | null;
  /** For a discrepancy. */
  readonly documented: boolean | null;
  /** Whether a discrepancy is a whole number of packages; for products in packages. */
  readonly packages: boolean | null;
  /** Whether another line of the product has a discrepancy of the opposite sign. */
  readonly misplaced: boolean | null;
  /** For a line in progress. */
  readonly stalled: boolean | null;
}

/**
 * @param misplaced whether the line is a suspected misplacement, or `null` while unknown
 * @param medianDuration of the counting's counted lines, in milliseconds; `null` when unknown
 * @param now milliseconds since 1970, or `null` while the figures are stale, or the median is unknown
 */
export function lineFindings(
  line: LineFacts,
  {
    misplaced,
    medianDuration,
    now,
  }: { misplaced: boolean | null; medianDuration: number | null; now: number | null },
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
