import type { QueryClient } from "@tanstack/react-query";
import type { ComponentType } from "react";
import type { ListFilter } from "#api/countings/countings-page.ts";
import type { Counting } from "#contract/counting.ts";
import type { EarlierOutcomes } from "#domain/lines/earlier-outcomes.ts";
import type { ActiveWalk } from "#hooks/countings/use-active-countings.ts";
import type { ViewerSettings } from "#hooks/use-settings.ts";
import { listParts } from "#slices.ts";

export interface LeadProps {
  /** The active countings; `null` while nothing is loaded. */
  readonly walk: ActiveWalk | null;
  /** Loaded countings that have finished. */
  readonly finished: readonly Counting[];
  /** The gateway's time; `null` before it is known. Milliseconds since 1970. */
  readonly clock: number | null;
  /** Time of the last answer while the figures are stale. Milliseconds since 1970. */
  readonly staleSince: number | null;
  /** What the API leaves out of the list. */
  readonly filter: ListFilter;
}

/** What a slice adds to the list. It loads with the list, so it imports lazily what is not visible at once. */
export interface ListPart {
  /** That of its slice. */
  readonly name: string;
  /** Above the list. It keeps its room from the first render, so that no row moves. */
  readonly Lead?: ComponentType<LeadProps>;
  /** What it knows of the counts before this one, for what the list says about it. It never rejects. */
  readonly earlier?: (
    client: QueryClient,
    counting: Counting,
    settings: Pick<ViewerSettings, "access" | "warehouseBy">,
  ) => Promise<EarlierOutcomes | null>;
}

const modules = import.meta.glob<ListPart>("/src/slices/*/list-part.tsx", {
  eager: true,
  import: "part",
});

/** What slices add to the list, in the order of their table. */
export const parts = listParts.flatMap((path) => modules[path] ?? []);
