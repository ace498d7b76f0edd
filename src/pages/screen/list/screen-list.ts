import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { findActiveCountings } from "#api/active-countings.ts";
import { type CountingsPage, getCountingsPage } from "#api/countings-page.ts";
import { isActivePage } from "#api/countings-queries.ts";
import { finishedPeriod, pollInterval } from "#api/polling.ts";
import { pollSeconds } from "#api/settings-query.ts";
import type { Counting } from "#contract/counting.ts";
import { day } from "#domain/time/units.ts";
import { retryDelay } from "#pages/screen/device/polling.ts";
import { FailureError } from "#transport/failure.ts";
import { ageOf, type Freshness, nowOf } from "#transport/freshness.ts";

/** The countings that a screen chooses from. */
export interface ScreenList {
  readonly active: readonly Counting[];
  /** The finished counting that started last; `null` without one. */
  readonly last: Counting | null;
  /** Whether every entry was readable and the list was read to its end; otherwise an active counting may be missing. */
  readonly isWhole: boolean;
  /** Freshness of the oldest page. */
  readonly freshness: Freshness;
  readonly transferTime: number;
  /** ISO instant: older countings are not listed. */
  readonly since: string;
  /** Pages by their cursor. */
  readonly pages: ReadonlyMap<string | null, CountingsPage>;
}

/**
 * Whether to request a page again: always the ends of the list, where new countings appear, and pages with an
 * active counting; others now and then.
 */
function isDue(page: CountingsPage, cursor: string | null): boolean {
  if (cursor === null || page.next === null || isActivePage(page)) return true;
  return ageOf(page.freshness) >= finishedPeriod;
}

/**
 * Reads the list for a screen.
 * @param warehouse its identifier, or `null` for all
 * @param since ISO instant: older countings are not listed
 * @throws FailureError when a page cannot be loaded
 */
export async function walkList(
  warehouse: string | null,
  since: string,
  known: ScreenList | undefined,
  signal: AbortSignal,
  getPage: typeof getCountingsPage = getCountingsPage,
): Promise<ScreenList> {
  const pages = new Map<string | null, CountingsPage>();
  // Another period is another list, with other cursors.
  const before = known?.since === since ? known.pages : null;
  const found = await findActiveCountings(
    since,
    signal,
    () => {},
    async (filter, cursor, stop) => {
      const previous = before?.get(cursor);
      const query = warehouse === null ? filter : { ...filter, warehouse };
      const page =
        previous && !isDue(previous, cursor)
          ? previous
          : await getPage(query, cursor, stop, previous);
      pages.set(cursor, page);
      return page;
    },
  );
  if (found.failure) throw new FailureError(found.failure);
  const all = [...pages.values()];
  const decisive = all.filter(isActivePage);
  const [first = all[0], ...rest] = decisive;
  if (!first) throw new Error("A walk without a page has failed");
  const oldest = rest.reduce((one, other) => (isOlder(other, one) ? other : one), first);
  return {
    active: found.active,
    last: lastOf(all),
    isWhole: found.whole && found.unreadable === 0,
    freshness: oldest.freshness,
    since,
    transferTime: Math.max(...all.map(({ transferTime }) => transferTime)),
    pages,
  };
}

function isOlder(one: CountingsPage, other: CountingsPage): boolean {
  return one.freshness.fetchedAt < other.freshness.fetchedAt;
}

function lastOf(pages: readonly CountingsPage[]): Counting | null {
  const over = pages.flatMap(({ items }) => items.filter(({ active }) => !active));
  const began = ({ startedAt }: Counting) => Date.parse(startedAt);
  return over.reduce<Counting | null>(
    (last, one) => (last === null || began(one) > began(last) ? one : last),
    null,
  );
}

/**
 * The list of a screen, polled as often as live figures, even when nothing is active.
 * @param warehouse its identifier, or `null` for all
 * @param gateway the gateway's time by its last answer, since the device's clock may be off by years
 * @param days how far back to look for active countings
 */
export function screenListQuery(
  client: QueryClient,
  warehouse: string | null,
  gateway: Freshness | null,
  days: number,
) {
  const queryKey = ["screen-list", warehouse] as const;
  return queryOptions({
    queryKey,
    queryFn: ({ signal }) => {
      const known = client.getQueryData<ScreenList>(queryKey);
      const clock = known?.freshness ?? gateway;
      const now = clock ? nowOf(clock) : Date.now();
      // In whole days, so that it is the same list all day.
      const since = new Date(Math.floor(now / day - days) * day).toISOString();
      return walkList(warehouse, since, known, signal);
    },
    structuralSharing: false,
    refetchInterval: (query) => {
      const { data, dataUpdatedAt } = query.state;
      const transferTime = data?.transferTime ?? 0;
      const period = Math.max(pollSeconds(client) * 1000, 20 * transferTime);
      return retryDelay(client, query) ?? pollInterval(period, transferTime, dataUpdatedAt);
    },
  });
}
