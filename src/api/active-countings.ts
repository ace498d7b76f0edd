import type { Counting } from "#contract/counting.ts";
import { type Failure, FailureError } from "#transport/failure.ts";
import { type CountingsPage, getCountingsPage } from "./countings-page.ts";

/** State of a search for active countings. */
export interface ActiveCountings {
  /** In the list's order, each once. */
  readonly active: readonly Counting[];
  /** Entries checked, and those of them that could not be read. */
  readonly checked: number;
  readonly unreadable: number;
  /** Countings that began since then, by the API; `null` before the first answer. */
  readonly total: number | null;
  /** ISO instant: older countings are not checked. */
  readonly since: string;
  /** Whether every counting of the list was checked. */
  readonly whole: boolean;
  /** Why the search ended early. */
  readonly failure: Failure | null;
}

/** Bounds an endless list: 5,000 countings within the period are more than any organization has. */
const maxPages = 50;

/**
 * Finds the active countings among those that began since an instant. A failure to load is part of the result,
 * as is what was found before it.
 * @param since ISO instant
 * @param onPage called after each page
 * @throws the signal's abort reason, and any error that is no failure to load
 */
export async function findActiveCountings(
  since: string,
  signal: AbortSignal,
  onPage: (state: ActiveCountings) => void,
  getPage: typeof getCountingsPage = getCountingsPage,
): Promise<ActiveCountings> {
  const seenIds = new Set<string>();
  const cursors = new Set<string | null>();
  let state: ActiveCountings = {
    active: [],
    checked: 0,
    unreadable: 0,
    total: null,
    since,
    whole: false,
    failure: null,
  };
  let cursor: string | null = null;
  let ended = false;
  while (!ended && cursors.size < maxPages) {
    cursors.add(cursor);
    let page: CountingsPage;
    try {
      page = await getPage({ startedAfter: since }, cursor, signal);
    } catch (error) {
      if (!(error instanceof FailureError)) throw error;
      return { ...state, failure: error.failure };
    }
    const fresh = page.items.filter(({ id }) => !seenIds.has(id));
    for (const { id } of fresh) seenIds.add(id);
    // A cursor seen before or a page with nothing new ends the list.
    ended = page.next === null || cursors.has(page.next) || isOver(page, fresh);
    const checked = state.checked + fresh.length + page.faults.length;
    state = {
      ...state,
      active: [...state.active, ...fresh.filter(({ active }) => active)],
      checked,
      unreadable: state.unreadable + page.faults.length,
      total: page.total,
      whole: page.next === null && checked >= page.total,
    };
    onPage(state);
    cursor = page.next;
  }
  return state;
}

function isOver({ faults }: CountingsPage, fresh: readonly Counting[]): boolean {
  return fresh.length === 0 && faults.length === 0;
}
