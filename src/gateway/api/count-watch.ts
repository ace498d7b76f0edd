import * as v from "valibot";
import { countingSchema } from "#contract/counting.ts";
import { day, minute } from "#domain/time/units.ts";
import { setNewest } from "#gateway/cache/set-newest.ts";

const { id, startedAt, active, totalProductsCounted } = countingSchema.entries;
const watchedSchema = v.object({ id, startedAt, active, totalProductsCounted });

/** Longer ids are not watched, in characters, so that the maximum number bounds the memory. */
const maxIdLength = 200;

/** Maximum number of countings that are watched; the one seen longest ago goes first. */
export const maxCountings = 10_000;

/** A change between two answers that lie further apart may have happened long before the second one, in milliseconds. */
const maxUnwatched = 30 * minute;

/** The last answer with a counting. Instants are milliseconds since 1970. */
export interface Sighting {
  readonly counted: number;
  /** Since when there are as many counted lines: the first answer with them or, where lines were read, the last finish. */
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
   * @returns since when the number is the same, in milliseconds since 1970; `null` for a counting that is not watched,
   *   and for an answer that is older than the last one
   */
  record(counting: unknown, fetchedAt: number): number | null;
  /** Whether a counting's number may be older than the first answer with it, so that its lines would tell more. */
  isUnsure(id: string): boolean;
  /**
   * Learns from a counting's lines how old its number is, where that is unsure. Lines that cannot be read (`null`) tell
   * nothing, and are not wanted again.
   */
  learn(id: string, lines: CountedLines | null): void;
  /** Since when a counting has as many counted lines; `null` for another number than in its last answer. */
  since(id: string, counted: number): number | null;
  /** Changes whenever lines tell an earlier instant than the answers did. */
  revision(): number;
}

/** What the lines of a counting tell of its number. */
export interface CountedLines {
  /** Counted lines by the header that came with them. */
  readonly counted: number;
  /** Milliseconds since 1970; `null` when no line was finished. */
  readonly lastFinish: number | null;
}

interface Watched extends Sighting {
  /** Whether the number may be older than `since`, because no answers came for a while before it. */
  readonly isUnsure: boolean;
}

/** @param withinDays countings that began earlier are not watched */
export function createCountWatch(
  withinDays: number,
  { known, keep }: SightingStore = forgetting,
): CountWatch {
  const sightings = new Map<string, Watched>();
  for (const [id, sighting] of known) sightings.set(id, { ...sighting, isUnsure: true });
  let revision = 0;
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
      const isWatched = last !== undefined && fetchedAt - last.seenAt <= maxUnwatched;
      const isUnsure = last && isSame ? last.isUnsure : !isWatched;
      setNewest(
        sightings,
        output.id,
        { counted, since, seenAt: fetchedAt, isUnsure },
        maxCountings,
      );
      if (since === fetchedAt) keep(sightings);
      return since;
    },
    isUnsure: (id) => sightings.get(id)?.isUnsure ?? false,
    learn(id, lines) {
      const last = sightings.get(id);
      if (!last?.isUnsure) return;
      const { counted, lastFinish } = lines ?? { counted: last.counted, lastFinish: null };
      if (last.counted !== counted) return;
      const isEarlier = lastFinish !== null && lastFinish < last.since;
      sightings.set(id, { ...last, since: isEarlier ? lastFinish : last.since, isUnsure: false });
      if (!isEarlier) return;
      revision += 1;
      keep(sightings);
    },
    since(id, counted) {
      const last = sightings.get(id);
      return last?.counted === counted ? last.since : null;
    },
    revision: () => revision,
  };
}
