import type { State, StoredShare } from "./state.ts";
import type { StateFile } from "./state-file.ts";

/** How exactly the last use is known, and how often it is written at most, in milliseconds. */
const exactTo = 5 * 60_000;
const writtenEvery = 60_000;

/**
 * Notes that shares are used, seldom enough that looking does not become writing.
 * @param now milliseconds since the epoch
 */
export function createLastUse(
  file: StateFile,
  now: () => number = () => Date.now(),
): (share: StoredShare) => void {
  const used = new Map<string, number>();
  let writtenAt = Number.NEGATIVE_INFINITY;
  return ({ id, lastUsedAt }) => {
    const at = now();
    if (lastUsedAt !== null && Math.abs(at - Date.parse(lastUsedAt)) < exactTo) return;
    used.set(id, at);
    // A clock that was set back is no reason to wait for it.
    if (Math.abs(at - writtenAt) < writtenEvery) return;
    writtenAt = at;
    const seen = new Map(used);
    used.clear();
    // Whoever looks waits for none of it; what goes wrong is said where the file is written.
    file.change((state) => [withUse(state, seen), undefined]).catch(() => {});
  };
}

function withUse(state: State, used: ReadonlyMap<string, number>): State {
  const shares = state.shares.map((share) => {
    const at = used.get(share.id);
    return at === undefined ? share : { ...share, lastUsedAt: new Date(at).toISOString() };
  });
  return { ...state, shares };
}
