import { minute } from "#domain/time/units.ts";
import type { State, StoredShare } from "./state.ts";
import type { StateFile } from "./state-file.ts";

/** Precision of the last use, and the minimum time between its writes, in milliseconds. */
const precisionMs = 5 * minute;
const writeIntervalMs = minute;

/**
 * Records the last use of shares, rarely enough that reading rarely causes writes.
 */
export function createLastUse(file: StateFile): (share: StoredShare) => void {
  const used = new Map<string, number>();
  let writtenAt = Number.NEGATIVE_INFINITY;
  return ({ id, lastUsedAt }) => {
    const at = Date.now();
    if (lastUsedAt !== null && Math.abs(at - Date.parse(lastUsedAt)) < precisionMs) return;
    used.set(id, at);
    // Also writes when the clock was set back.
    if (Math.abs(at - writtenAt) < writeIntervalMs) return;
    writtenAt = at;
    const uses = new Map(used);
    used.clear();
    // Not awaited: viewers do not wait for the write, and the state file reports its own errors.
    file.change((state) => [withUse(state, uses), undefined]).catch(() => {});
  };
}

function withUse(state: State, used: ReadonlyMap<string, number>): State {
  const shares = state.shares.map((share) => {
    const at = used.get(share.id);
    return at === undefined ? share : { ...share, lastUsedAt: new Date(at).toISOString() };
  });
  return { ...state, shares };
}
