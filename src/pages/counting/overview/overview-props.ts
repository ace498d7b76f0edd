import type { CountingSnapshot } from "#hooks/throttled-clock.ts";
import type { LineAggregates } from "#lines/line-store.ts";
import type { CountingSearch } from "#pages/counting/search/search.ts";

/** Props of a section of the overview; they change with the lines, not with the time. */
export interface PanelProps {
  /** Of the lines that match. */
  readonly aggregates: LineAggregates;
  readonly search: CountingSearch;
}

/** Props of sections that a phone folds. */
export interface FoldablePanelProps extends PanelProps {
  readonly isFolded?: boolean | undefined;
}

/** Props of sections that depend on the time, too. */
export interface SteppedPanelProps extends PanelProps {
  readonly snapshot: CountingSnapshot;
}

/** The same for sections whose content depends on whether all lines match. */
export interface TimedPanelProps extends SteppedPanelProps {
  /** Whether a filter leaves some lines out. */
  readonly isFiltered: boolean;
}
