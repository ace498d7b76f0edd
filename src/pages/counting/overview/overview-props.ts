import type { LineAggregates } from "#lines/line-store.ts";
import type { CountingSearch } from "#pages/counting/search.ts";
import type { ShownCounting } from "#pages/counting/use-counting.ts";

/** What each part of the overview is drawn from; they stay the same while nothing but time passes. */
export interface PanelProps {
  /** Of the lines that match. */
  readonly aggregates: LineAggregates;
  readonly view: CountingSearch;
}

/** A counting at a moment that goes in steps: what is drawn from it stays the same in between. */
export type SteppedCounting = Pick<
  ShownCounting,
  "loaded" | "facts" | "aggregates" | "calendar" | "now"
>;

/** What parts are drawn from that go with the time. */
export interface SteppedPanelProps extends PanelProps {
  readonly shown: SteppedCounting;
}

/** The same, of parts for which it matters whether they are of all lines. */
export interface TimedPanelProps extends SteppedPanelProps {
  /** Whether not all lines match. */
  readonly isNarrowed: boolean;
}
