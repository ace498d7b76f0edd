/** Finishes of the lines, and their first and last event. Milliseconds since 1970. */
export interface LineHistory {
  /** `null` before the first event. */
  readonly first: number | null;
  readonly last: number | null;
  /** Ascending. */
  readonly finishes: Float64Array;
}

/** The time range that can be replayed. Milliseconds since 1970. */
export interface ReplaySpan {
  readonly from: number;
  readonly until: number;
}

/**
 * From the counting's start, or an earlier first event, to the last event; to the fetch of the figures while
 * the counting is active.
 */
export function replaySpan(
  { startedAt, active }: { readonly startedAt: number; readonly active: boolean },
  { first, last }: LineHistory,
  fetchedAt: number,
): ReplaySpan {
  const from = Math.min(startedAt, first ?? startedAt);
  const until = Math.max(last ?? from, active ? fetchedAt : from, from);
  return { from, until };
}
