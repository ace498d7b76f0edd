import type { AlertVerdict } from "#contract/alerts.ts";
import { hour, minute } from "#domain/time/units.ts";

/** What this browser saw of a counting. Milliseconds since 1970, by the gateway's clock. */
export interface Seen {
  readonly verdict: AlertVerdict | null;
  readonly at: number;
  /** The last verdict that a notification was of, and when; `null` before one. */
  readonly told: { readonly verdict: AlertVerdict; readonly at: number } | null;
}

/** A counting as a page shows it now. */
export interface Observed {
  readonly id: string;
  readonly verdict: AlertVerdict | null;
  readonly at: number;
}

/** What was seen longer ago is no change any more: the page was closed meanwhile. */
const maxGap = 12 * hour;

/** A verdict that comes and goes is told once in this time. */
const quietAfter = hour;

/** How often the time alone is stored. */
const step = 10 * minute;

/** Maximum number of countings that are remembered. */
const maxCountings = 200;

/** By counting, the latest first. */
export type AllSeen = ReadonlyMap<string, Seen>;

/**
 * Adds what a page shows now.
 * @returns `due` has the countings whose verdict has changed to one that is to be told. The first sight of a counting is
 *   no change. The same map while nothing is to be stored
 */
export function withObserved<One extends Observed>(
  seen: AllSeen,
  observed: readonly One[],
): { readonly seen: AllSeen; readonly due: readonly One[] } {
  const next = new Map<string, Seen>();
  const due: One[] = [];
  for (const one of observed) {
    const before = seen.get(one.id);
    const after = nextSeen(before, one);
    if (after === before) continue;
    next.set(one.id, after);
    if (after.told && after.told !== before?.told) due.push(one);
  }
  if (next.size === 0) return { seen, due };
  const others = [...seen].filter(([id]) => !next.has(id));
  return { seen: new Map([...next, ...others].slice(0, maxCountings)), due };
}

function nextSeen(before: Seen | undefined, { verdict, at }: Observed): Seen {
  if (!before || at - before.at > maxGap) return { verdict, at, told: null };
  // Another tab has newer figures.
  if (at < before.at) return before;
  const { told } = before;
  if (verdict === before.verdict) return at - before.at < step ? before : { verdict, at, told };
  const isRepeated = told?.verdict === verdict && at - (told?.at ?? 0) < quietAfter;
  return { verdict, at, told: verdict === null || isRepeated ? told : { verdict, at } };
}
