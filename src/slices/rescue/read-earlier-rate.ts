import type { QueryClient } from "@tanstack/react-query";
import type { ListFilter } from "#api/countings/countings-page.ts";
import { countingsPageQuery } from "#api/countings/countings-queries.ts";
import type { Counting } from "#contract/counting.ts";
import { activeSince } from "#domain/counting/active-since.ts";
import { defaultViewSettings } from "#domain/lines/view-settings.ts";
import { ratePerPersonHour } from "#domain/rescue/team.ts";
import { everyLine } from "#lines/line-query.ts";
import type { LineStore, LoadProgress } from "#lines/line-store.ts";
import { openLineStore } from "#lines/open-line-store.ts";

/** How fast people counted in an earlier counting. */
export interface EarlierRate {
  /** Lines per hour and person; more than 0. */
  readonly each: number;
  /** People who finished a line. */
  readonly people: number;
  /** Whether it was in the same warehouse. */
  readonly isSameWarehouse: boolean;
}

/** The counting that is planned. */
export interface PlannedCounting {
  readonly id: string;
  /** Its warehouse, by the identifier that the gateway's settings name. */
  readonly warehouse: string;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Countings that began longer ago are not searched. */
  readonly days: number;
}

/** Maximum number of lines that are read for a rate. */
const maxLines = 50_000;

/** The finished counting that began last, of those that are worth reading; `null` without one. */
export function lastFinished(countings: readonly Counting[], id: string): Counting | null {
  return (
    countings
      .filter((one) => !one.active && one.id !== id && one.totalProductsCounted > 0)
      .filter(({ totalProducts }) => totalProducts <= maxLines)
      .toSorted((one, other) => Date.parse(other.startedAt) - Date.parse(one.startedAt))[0] ?? null
  );
}

/** Finds the earlier counting and reads its lines; `null` without one, or where no line was finished. */
export async function readEarlierRate(
  client: QueryClient,
  { id, warehouse, now, days }: PlannedCounting,
  signal: AbortSignal,
  onProgress: (progress: LoadProgress) => void,
): Promise<EarlierRate | null> {
  const startedAfter = activeSince(now, days);
  const find = async (filter: ListFilter) => {
    const page = await client.fetchQuery(countingsPageQuery(client, filter, null));
    return lastFinished(page.items, id);
  };
  const same = await find({ warehouse, startedAfter });
  const counting = same ?? (await find({ startedAfter }));
  if (!counting) return null;
  const store = openLineStore(counting.id);
  try {
    const rate = await readRate(store, signal, onProgress);
    return rate && { ...rate, isSameWarehouse: same !== null };
  } finally {
    store.close();
  }
}

async function readRate(
  store: LineStore,
  signal: AbortSignal,
  onProgress: (progress: LoadProgress) => void,
): Promise<Omit<EarlierRate, "isSameWarehouse"> | null> {
  await store.load(signal, { onProgress });
  const { people } = await store.aggregates(everyLine, defaultViewSettings);
  const each = ratePerPersonHour(people);
  const counting = people.filter(({ finishes }) => finishes.length > 0);
  return each === null ? null : { each, people: counting.length };
}
