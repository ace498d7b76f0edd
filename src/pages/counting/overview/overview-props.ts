import type { LineAggregates } from "#lines/line-store.ts";
import type { CountingSearch } from "#pages/counting/search.ts";
import type { ShownCounting } from "#pages/counting/use-counting.ts";

/** What each part of the overview is drawn from; they stay the same while nothing but time passes. */
export interface PanelProps {
  /** Of the lines that match. */
  readonly aggregates: LineAggregates;
  readonly view: CountingSearch;
}

/** What parts are drawn from that go with the time. */
export interface TimedPanelProps extends PanelProps {
  readonly shown: ShownCounting;
  /** Whether not all lines match. */
  readonly isNarrowed: boolean;
}
