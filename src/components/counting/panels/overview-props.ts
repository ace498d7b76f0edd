import type { FilteredFigures } from "#components/counting/filters/filtered-figures.ts";
import type { CountingSearch } from "#components/counting/search/search.ts";
import type { Person } from "#domain/groups/person.ts";
import type { WorkCalendar } from "#domain/time/work-calendar.ts";
import type { CountingModel, CountingSnapshot } from "#hooks/use-counting.ts";
import type { LineAggregates } from "#lines/line-store.ts";

/** Props of a tab that shows figures instead of lines. */
export interface FiguresTabProps {
  readonly counting: CountingModel;
  readonly matching: FilteredFigures;
  readonly search: CountingSearch;
  readonly onRendered: (isRendered: true) => void;
}

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

/** Props of sections that depend on the time, too, and whose content depends on whether all lines match. */
export interface TimedPanelProps extends PanelProps {
  readonly snapshot: CountingSnapshot;
  /** Whether a filter leaves some lines out. */
  readonly isFiltered: boolean;
}

/** Props from which people and their activity are shown. */
export interface ActivityProps {
  /** People with all their lines while a filter is set; `null` without a filter. */
  readonly allPeople: readonly Person[] | null;
  readonly active: boolean;
  readonly calendar: WorkCalendar;
  /** For naming days. Milliseconds since 1970. */
  readonly today: number;
  /** The present moment, throttled; `null` while the time is unknown. */
  readonly moment: number | null;
}
