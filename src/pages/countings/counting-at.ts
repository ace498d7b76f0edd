import { createContext, useContext } from "react";
import type { Counting } from "#contract/counting.ts";
import { type CountingFacts, countingFacts } from "#domain/counting-facts.ts";
import { type HeaderFigures, headerFigures } from "#domain/header-figures.ts";
import { type Standing, standing } from "#domain/standing.ts";

/** A counting with its figures at one moment. Instants are milliseconds since 1970. */
export interface CountingAt {
  readonly counting: Counting;
  readonly facts: CountingFacts;
  readonly figures: HeaderFigures;
  readonly standing: Standing;
  /** The gateway's time, or `null` while the figures are stale. */
  readonly now: number | null;
  /** Where the pace marker stands: now, or the last reading while the figures are stale. */
  readonly markerAt: number;
  /** The gateway's time, for naming days; it runs on while the figures are stale. */
  readonly clock: number;
}

/** @param staleSince the last reading while the figures are stale, else `null` */
export function countingAt(
  counting: Counting,
  clock: number,
  staleSince: number | null,
): CountingAt {
  const facts = countingFacts(counting);
  const now = staleSince === null ? clock : null;
  return {
    counting,
    facts,
    figures: headerFigures(facts, now),
    standing: standing(facts, now),
    now,
    markerAt: staleSince ?? clock,
    clock,
  };
}

export const CountingAtContext = createContext<CountingAt | null>(null);

/** The counting of the row that a cell stands in. */
export function useCountingAt(): CountingAt {
  const at = useContext(CountingAtContext);
  if (!at) throw new Error("No counting: render inside a row of the list");
  return at;
}
