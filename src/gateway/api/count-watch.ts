import * as v from "valibot";
import { countingSchema } from "#contract/counting.ts";
import { day } from "#domain/time/units.ts";
import { setNewest } from "#gateway/cache/set-newest.ts";

const { id, startedAt, active, totalProductsCounted } = countingSchema.entries;
const watchedSchema = v.object({ id, startedAt, active, totalProductsCounted });

/** Longer ids are not watched, in characters, so that the maximum number bounds the memory. */
const maxIdLength = 200;

/** Maximum number of countings that are watched; the one seen longest ago goes first. */
export const maxCountings = 10_000;

/** The last answer with a counting. Instants are milliseconds since 1970. */
export interface Sighting {
  readonly counted: number;
  /** The first answer with that number of counted lines. */
  readonly since: number;
  readonly seenAt: number;
}

/** Keeps the sightings of all countings beyond the process. */
export interface SightingStore {
  /** Those of the last process, the one seen longest ago first. */
  readonly known: Iterable<readonly [id: string, sighting: Sighting]>;
  /** Called after each change with all of them; they may change later. */
  readonly keep: (sightings: ReadonlyMap<string, Sighting>) => void;
}

/** Without a folder for state, the next process knows nothing of earlier ones. */
const forgetting: SightingStore = { known: [], keep: () => {} };

/** Remembers since when the number of counted lines of each active counting has not changed. */
export interface CountWatch {
  /**
   * Records a counting of an answer.
   * @param counting as the API sent it
   * @param fetchedAt when the API sent it, in milliseconds since 1970
   * @returns the first answer with the same number, in milliseconds since 1970; `null` for a counting that is not
   *   watched, and for an answer that is older than the last one
   */
  record(counting: unknown, fetchedAt: number): number | null;
}

/** @param withinDays countings that began earlier are not watched */
export function createCountWatch(
  withinDays: number,
  { known, keep }: SightingStore = forgetting,
): CountWatch {
  const sightings = new Map(known);
  return {
    record(counting, fetchedAt) {
      const watched = v.safeParse(watchedSchema, counting);
      if (!watched.success || watched.output.id.length > maxIdLength) return null;
      const { output } = watched;
      const isRecent = Date.parse(output.startedAt) >= fetchedAt - withinDays * day;
      if (!output.active || !isRecent) {
        sightings.delete(output.id);
        return null;
      }
      const counted = output.totalProductsCounted;
      const last = sightings.get(output.id);
      const isSame = last?.counted === counted;
      if (last && last.seenAt > fetchedAt)
        return isSame && last.since <= fetchedAt ? last.since : null;
      const since = last && isSame ? last.since : fetchedAt;
      setNewest(sightings, output.id, { counted, since, seenAt: fetchedAt }, maxCountings);
      if (since === fetchedAt) keep(sightings);
      return since;
    },
  };
}
