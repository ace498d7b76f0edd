import { minute } from "#domain/time/units.ts";
import { createStoredState, type StoredState } from "#storage/stored-state.ts";

/** Maximum number of countings whose visits are stored. */
const maxCountings = 100;

/** Pause after which a visit counts as a new one, in milliseconds; longer than the polling interval. */
export const newVisitAfter = 10 * minute;

/** By the gateway's clock, like the instants of lines. Milliseconds since 1970. */
export interface Visit {
  /** Instant of the last figures that the visit before this one saw; `null` for the first visit. */
  readonly before: number | null;
  /** Instant of the last figures that this visit saw. */
  readonly seen: number;
}

/** The visits of this browser by counting, the latest first. */
export type Visits = ReadonlyMap<string, Visit>;

/** The continued visit, or a new one after a pause. */
export function nextVisit(visit: Visit | null, seen: number): Visit {
  if (visit === null) return { before: null, seen };
  if (seen - visit.seen > newVisitAfter) return { before: visit.seen, seen };
  return { before: visit.before, seen: Math.max(visit.seen, seen) };
}

/**
 * Records that a counting's figures were seen.
 * @param seen when the gateway got them from the API
 * @returns the same map if nothing changed
 */
export function withVisit(visits: Visits, id: string, seen: number): Visits {
  const previous = visits.get(id) ?? null;
  const visit = nextVisit(previous, seen);
  if (visit.seen === previous?.seen) return visits;
  const others = [...visits].filter(([other]) => other !== id);
  return new Map([[id, visit], ...others].slice(0, maxCountings) as [string, Visit][]);
}

type Entry = readonly [id: string, before: number | null, seen: number];

function isEntry(value: unknown): value is Entry {
  if (!Array.isArray(value)) return false;
  const [id, before, seen] = value;
  const isInstant = (one: unknown) => Number.isSafeInteger(one);
  return typeof id === "string" && (before === null || isInstant(before)) && isInstant(seen);
}

export function createVisits(): StoredState<Visits> {
  return createStoredState<Visits>({
    key: "counting-looks",
    initial: new Map(),
    decode: (text) =>
      new Map(
        JSON.parse(text)
          .filter(isEntry)
          .map(([id, before, seen]: Entry) => [id, { before, seen }]),
      ),
    encode: (visits) =>
      JSON.stringify([...visits].map(([id, { before, seen }]) => [id, before, seen])),
  });
}
