import type { CountingSnapshot } from "#hooks/throttled-clock.ts";
import type { LineAggregates } from "#lines/line-store.ts";
import type { CountingSearch } from "#pages/counting/search/search.ts";

/** What each part of the overview is drawn from; they stay the same while nothing but time passes. */
export interface PanelProps {
  /** Of the lines that match. */
  readonly aggregates: LineAggregates;
  readonly view: CountingSearch;
}

/** What parts are drawn from that go with the time. */
export interface SteppedPanelProps extends PanelProps {
  readonly snapshot: CountingSnapshot;
}

/** The same, of parts for which it matters whether they are of all lines. */
export interface TimedPanelProps extends SteppedPanelProps {
  /** Whether not all lines match. */
  readonly isNarrowed: boolean;
}
