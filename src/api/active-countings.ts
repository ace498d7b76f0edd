import type { Counting } from "#contract/counting.ts";
import { type Failure, FailureError } from "#transport/failure.ts";
import { type CountingsPage, getCountingsPage } from "./countings-page.ts";

/** Where a walk for active countings has been. */
export interface ActiveCountings {
  /** In the list's order, each once. */
  readonly active: readonly Counting[];
  /** Entries that were looked at, and those of them that could not be read. */
  readonly walked: number;
  readonly unreadable: number;
  /** Countings that began since then, by the API; `null` before it was asked. */
  readonly total: number | null;
  /** ISO instant: older countings were not looked at. */
  readonly since: string;
  /** Whether every counting that the list is said to have was looked at. */
  readonly whole: boolean;
  /** Why the walk ended early. */
  readonly failure: Failure | null;
}

/** A list without end must end: 5,000 countings that began within the time looked at are more than anyone has. */
const mostPages = 50;

/**
 * Finds the active countings by walking the list of those that began since an instant. A failure to load is
 * part of the answer, as is what was found before it.
 * @param since ISO instant
 * @param onPage hears how far it has come
 * @throws what the signal was aborted with, and any error that is no failure to load
 */
export async function findActiveCountings(
  since: string,
  signal: AbortSignal,
  onPage: (so: ActiveCountings) => void,
  getPage: typeof getCountingsPage = getCountingsPage,
): Promise<ActiveCountings> {
  const known = new Set<string>();
  const cursors = new Set<string | null>();
  let so: ActiveCountings = {
    active: [],
    walked: 0,
    unreadable: 0,
    total: null,
    since,
    whole: false,
    failure: null,
  };
  let cursor: string | null = null;
  let ended = false;
  while (!ended && cursors.size < mostPages) {
    cursors.add(cursor);
    let page: CountingsPage;
    try {
      page = await getPage({ startedAfter: since }, cursor, signal);
    } catch (error) {
      if (!(error instanceof FailureError)) throw error;
      return { ...so, failure: error.failure };
    }
    const fresh = page.items.filter(({ id }) => !known.has(id));
    for (const { id } of fresh) known.add(id);
    // A list that leads back to where it has been, or to nothing new, brings no more.
    ended = page.next === null || cursors.has(page.next) || isOver(page, fresh);
    const walked = so.walked + fresh.length + page.faults.length;
    so = {
      ...so,
      active: [...so.active, ...fresh.filter(({ active }) => active)],
      walked,
      unreadable: so.unreadable + page.faults.length,
      total: page.total,
      whole: page.next === null && walked >= page.total,
    };
    onPage(so);
    cursor = page.next;
  }
  return so;
}

function isOver({ faults }: CountingsPage, fresh: readonly Counting[]): boolean {
  return fresh.length === 0 && faults.length === 0;
}
