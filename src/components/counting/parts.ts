import type { ComponentType } from "react";
import { type CountingSearch, countingSearch } from "#components/counting/search/search.ts";
import type { CountingModel } from "#hooks/use-counting.ts";
import { countingParts } from "#slices.ts";
import type { ReplayFrame } from "./replay-frame.ts";

export interface BarProps {
  readonly counting: CountingModel;
  readonly search: CountingSearch;
  /** Search parameters in the address; during a replay `search` is ahead of them. */
  readonly addressSearch: CountingSearch;
  readonly onFrame: (frame: ReplayFrame) => void;
}

export interface PanelProps {
  readonly counting: CountingModel;
  readonly search: CountingSearch;
  /** Whether the address opens the panel of a tool, so that no other opens by itself. */
  readonly isPanelOpen: boolean;
}

export interface ToolProps extends Omit<PanelProps, "search"> {
  /** The address without the panels of tools, of which one is open at a time. */
  readonly closePanels: (params: URLSearchParams) => URLSearchParams;
}

/** Moments of a counting over its burn-up chart. */
export interface MarksProps {
  /** The counting's id. */
  readonly id: string;
  /** The span of the chart, in milliseconds since 1970. */
  readonly from: number;
  readonly until: number;
  /** The moment that the chart shows, which a replay sets; `null` for an ended counting, and while the figures are stale. */
  readonly now: number | null;
}

export interface ChangesProps {
  readonly counting: CountingModel;
  /** Milliseconds since 1970. */
  readonly from: number;
  /** `null` for an open end. */
  readonly to: number | null;
}

/** What a slice adds to a counting's page. It loads with the page, so it imports lazily what is not visible at once. */
export interface CountingPart {
  /** That of its slice. */
  readonly name: string;
  /** The search parameters of its own that are invalid. */
  readonly invalid?: (params: URLSearchParams) => readonly string[];
  /**
   * Gives a counting's lines what it knows of earlier counts. It shows nothing, and is on every page of the counting that
   * lists lines.
   */
  readonly Earlier?: ComponentType<{ readonly counting: CountingModel }>;
  /** Between the title and the figures, on every tab. */
  readonly Bar?: ComponentType<BarProps>;
  /** A further fact below the title, the last one, so that it may come late; in narrow windows among further figures. */
  readonly Fact?: ComponentType<{ readonly counting: CountingModel }>;
  /** A further action on a counting that has lines. */
  readonly Action?: ComponentType<{ readonly counting: CountingModel }>;
  /** Over the plots of the burn-up chart, as wide as these. */
  readonly Marks?: ComponentType<MarksProps>;
  /** Below the figures of what changed in a span of time. */
  readonly Changes?: ComponentType<ChangesProps>;
  /** The link to a tool. */
  readonly Tool?: ComponentType<ToolProps>;
  /** The tool's panel, below the tools on the overview. */
  readonly panel?: {
    readonly Panel: ComponentType<PanelProps>;
    /** Whether the address opens it, so that no other opens by itself. */
    readonly isOpen?: (params: URLSearchParams) => boolean;
    readonly close: (params: URLSearchParams) => URLSearchParams;
  };
}

const modules = import.meta.glob<CountingPart>("/src/slices/*/counting-part.tsx", {
  eager: true,
  import: "part",
});

/** What slices add to the page, in the order of their table. */
export const parts = countingParts.flatMap((path) => modules[path] ?? []);

/** Whether the address opens the panel of a slice's tool. */
export function isPanelOpen(params: URLSearchParams): boolean {
  return parts.some(({ panel }) => panel?.isOpen?.(params));
}

/** The address without the panels of slices' tools. */
export function withoutPanels(params: URLSearchParams): URLSearchParams {
  return parts.reduce((rest, { panel }) => panel?.close(rest) ?? rest, params);
}

/** Invalid search parameters of a counting's page and of what slices add to it, without duplicates. */
export function invalidInCounting(params: URLSearchParams): readonly string[] {
  const ofSlices = parts.flatMap(({ invalid }) => invalid?.(params) ?? []);
  return [...new Set([...countingSearch.invalid(params), ...ofSlices])];
}
