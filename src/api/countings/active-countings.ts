import { type QueryClient, queryOptions, skipToken } from "@tanstack/react-query";
import { finishedPeriod } from "#api/polling.ts";
import type { Counting } from "#contract/counting.ts";
import { activeSince } from "#domain/counting/active-since.ts";
import { type Failure, FailureError } from "#transport/failure.ts";
import { ageOf, type Freshness, nowOf } from "#transport/freshness.ts";
import type { CountingsPage, ListFilter } from "./countings-page.ts";
import { countingsPageQuery, isActivePage } from "./countings-queries.ts";
import { isRefusal } from "./restart.ts";

/** State of a search for active countings. */
export interface ActiveCountings {
  /** In the list's order, each once. */
  readonly active: readonly Counting[];
  /** In the list's order. */
  readonly pages: readonly CountingsPage[];
  /** Entries checked, and those of them that could not be read. */
  readonly checked: number;
  readonly unreadable: number;
  /** Countings that began since then, by the API; `null` before the first answer. */
  readonly total: number | null;
  /** ISO instant: older countings are not checked. */
  readonly since: string;
  /** Where the search ended: with the list, or at the maximum number of pages; `null` if it has not. */
  readonly end: "list" | "limit" | null;
  /** Whether every counting of the list was checked. */
  readonly whole: boolean;
  /** Why the search ended early. */
  readonly failure: Failure | null;
}

/** Whether a cached page is requested again. */
type IsDue = (page: CountingsPage, index: number) => boolean;

/** Bounds an endless list: 5,000 countings within the period are more than any organization has. */
const maxPages = 50;

/** Age in milliseconds at which any page is due: not above the shortest interval of their polls. */
const maxAge = 0.9 * finishedPeriod;

/** Countings appear at the list's ends, and active ones change from second to second. */
const isChanging: IsDue = (page, index) => index === 0 || page.next === null || isActivePage(page);

/**
 * The active countings, with the progress of the first search. A later search replaces them when it has ended, so a
 * failed one leaves them as they are.
 * @param days how far back to search, by the gateway's clock
 * @param clock the gateway's time; the search waits for it
 */
export function activeCountingsQuery(
  client: QueryClient,
  {
    filter,
    days,
    clock,
    isDue = isChanging,
  }: { filter: ListFilter; days: number; clock: Freshness | null; isDue?: IsDue },
) {
  const queryKey = ["active-countings", filter] as const;
  const find = async ({ signal }: { signal: AbortSignal }) => {
    const previous = client.getQueryData<ActiveCountings>(queryKey);
    const freshness = previous?.pages[0]?.freshness ?? clock;
    if (!freshness) throw new Error("The search for active countings has no clock");
    const found = await findActiveCountings(client, {
      filter,
      since: activeSince(nowOf(freshness), days),
      signal,
      isDue,
      onPage: (progress) => {
        client.setQueryData<ActiveCountings>(queryKey, (current) =>
          hasAdvanced(current, progress) ? progress : undefined,
        );
      },
    });
    if (found.failure) throw new FailureError(found.failure);
    return found;
  };
  return queryOptions({ queryKey, queryFn: clock ? find : skipToken });
}

/** The longest transfer of a page, in milliseconds. */
export function slowestTransfer(pages: readonly CountingsPage[]): number {
  return Math.max(0, ...pages.map(({ transferTime }) => transferTime));
}

function hasAdvanced(current: ActiveCountings | undefined, next: ActiveCountings): boolean {
  return !current || (current.end === null && next.pages.length > current.pages.length);
}

/**
 * Finds the active countings among those that began since an instant. Cached pages are reused unless they are due. A
 * failure to load is part of the result, as is what was found before it. A refused cursor restarts the search, once.
 * @param since ISO instant
 * @param onPage called after each page
 * @throws the signal's abort reason, and any error that is no failure to load
 */
export async function findActiveCountings(
  client: QueryClient,
  search: {
    readonly filter?: ListFilter;
    readonly since: string;
    readonly signal: AbortSignal;
    readonly isDue?: IsDue;
    readonly onPage?: (progress: ActiveCountings) => void;
  },
): Promise<ActiveCountings> {
  const { since, filter = {} } = search;
  const startedAfter =
    filter.startedAfter && filter.startedAfter > since ? filter.startedAfter : since;
  const walk = { isDue: isChanging, ...search, filter: { ...filter, startedAfter } };
  const found = await walkPages(client, walk);
  const isRestarted = found.failure !== null && isRefusal(found.failure) && found.pages.length > 0;
  return isRestarted ? walkPages(client, { ...walk, isDue: () => true }) : found;
}

async function walkPages(
  client: QueryClient,
  {
    filter,
    signal,
    isDue,
    onPage,
  }: {
    filter: ListFilter & { readonly startedAfter: string };
    signal: AbortSignal;
    isDue: IsDue;
    onPage?: (progress: ActiveCountings) => void;
  },
): Promise<ActiveCountings> {
  const seenIds = new Set<string>();
  const cursors = new Set<string | null>();
  let state: ActiveCountings = {
    active: [],
    pages: [],
    checked: 0,
    unreadable: 0,
    total: null,
    since: filter.startedAfter,
    end: null,
    whole: false,
    failure: null,
  };
  let cursor: string | null = null;
  let hasShifted = false;
  while (state.end === null) {
    cursors.add(cursor);
    const query = countingsPageQuery(client, filter, cursor);
    const cached = client.getQueryData(query.queryKey);
    const isReused =
      cached !== undefined &&
      !hasShifted &&
      ageOf(cached.freshness) < maxAge &&
      !isDue(cached, state.pages.length);
    let page: CountingsPage;
    try {
      const request = client.fetchQuery({
        ...query,
        staleTime: isReused ? Number.POSITIVE_INFINITY : 0,
      });
      page = await unlessAborted(request, signal);
    } catch (error) {
      if (!(error instanceof FailureError)) throw error;
      return { ...state, failure: error.failure };
    }
    const ids = new Set(page.items.map(({ id }) => id));
    // A counting that has left this page is expected on the next one.
    hasShifted = cached?.items.some(({ id }) => !ids.has(id)) ?? false;
    const fresh = page.items.filter(({ id }) => !seenIds.has(id));
    for (const id of ids) seenIds.add(id);
    const checked = state.checked + fresh.length + page.faults.length;
    state = {
      ...state,
      active: [...state.active, ...fresh.filter(({ active }) => active)],
      pages: [...state.pages, page],
      checked,
      unreadable: state.unreadable + page.faults.length,
      total: page.total,
      end: isLast(page, fresh, cursors) ? "list" : cursors.size === maxPages ? "limit" : null,
      whole: page.next === null && checked >= page.total,
    };
    onPage?.(state);
    cursor = page.next;
  }
  return state;
}

/** A cursor seen before or a page with nothing new ends the list. */
function isLast(
  { items, faults, next }: CountingsPage,
  fresh: readonly Counting[],
  cursors: ReadonlySet<string | null>,
): boolean {
  if (next === null || cursors.has(next)) return true;
  return items.length > 0 && fresh.length === 0 && faults.length === 0;
}

/** Rejects on abort; the request continues for others that read the page. */
function unlessAborted<Value>(request: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener("abort", abort, { once: true });
    request.then(resolve, reject).finally(() => signal.removeEventListener("abort", abort));
  });
}
