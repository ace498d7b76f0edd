import * as v from "valibot";
import type { CountRecord } from "#contract/count-record.ts";
import { countingSchema } from "#contract/counting.ts";
import {
  quarterBefore,
  recordOfHeader,
  recordOfLines,
  recordSince,
  recordWith,
} from "#domain/forecast/count-record.ts";
import { day, hour, minute } from "#domain/time/units.ts";
import { setNewest } from "#gateway/cache/set-newest.ts";

const { id, startedAt, active, totalProducts, totalProductsCounted } = countingSchema.entries;
const watchedSchema = v.object({ id, startedAt, active, totalProducts, totalProductsCounted });

/** Longer ids are not watched, in characters, so that the maximum number bounds the memory. */
const maxIdLength = 200;

/** A number that changes with the last answer has changed this long before it at most, in milliseconds. */
const maxGap = 5 * minute;

/** Maximum number of countings that are watched; the one seen longest ago goes first. */
export const maxCountings = 10_000;

/**
 * Limits of what is read without a viewer's request: once an hour each, and in a quarter of an hour so many countings, with
 * so many lines together.
 */
const unread = { retryMs: hour, countings: 60, lines: 100_000 };

/** The last answer with a counting, and what is known of its counted lines over time. */
export interface Sighting {
  readonly counted: number;
  /** Milliseconds since 1970. */
  readonly seenAt: number;
  readonly record: CountRecord;
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

/** Remembers the counted lines of each active counting over time, and of those finished lately. */
export interface CountWatch {
  /**
   * Records a counting of an answer. A finished one is watched for a day more, where it was seen until its end.
   * @param counting as the API sent it
   * @param fetchedAt when the API sent it, in milliseconds since 1970
   * @returns `null` for a counting that is not watched
   */
  record(counting: unknown, fetchedAt: number): CountRecord | null;
  /** Whether a counting's lines would tell more than is known: once in a quarter of an hour. */
  wantsLines(id: string, fetchedAt: number): boolean;
  /**
   * An active counting of the last answers of which only headers are known: the first such one, within the limits of a
   * quarter of an hour. `null` for none.
   */
  nextUnread(now: number): string | null;
  /** Notes that the lines of such a counting are read without a viewer's request. */
  beginUnread(id: string, now: number): void;
  /** Learns from a counting's lines. Those that cannot be read (`null`) tell nothing, and are not wanted again. */
  learn(id: string, lines: CountedLines | null, fetchedAt: number): void;
  /** The counted lines of a counting over time; `null` for one that is not watched. */
  recordOf(id: string): CountRecord | null;
  /** Changes whenever lines tell more than the answers did. */
  revision(): number;
}

/** What the lines of a counting tell. */
export interface CountedLines {
  /** Counted lines by the header that came with them. */
  readonly counted: number;
  /** Ascending, in milliseconds since 1970. */
  readonly finishes: Float64Array;
  /** In the same form; `null` when no line was started. */
  readonly firstStart: number | null;
}

interface Watched extends Sighting {
  readonly active: boolean;
  readonly total: number;
  /** When lines were read last, or could not be; in milliseconds since 1970. */
  readonly readAt: number;
  /** When they were read last without a viewer's request; 0 once that told more. */
  readonly triedAt: number;
  /** The record of these lines, whose marks the next quarter hour begins to show; `null` for none. */
  readonly ofLines: CountRecord | null;
}

/** @param withinDays countings that began earlier are not watched */
export function createCountWatch(
  withinDays: number,
  { known, keep }: SightingStore = forgetting,
): CountWatch {
  const sightings = new Map<string, Watched>();
  for (const [id, sighting] of known) {
    // Until an answer has it, it may have finished.
    sightings.set(id, {
      ...sighting,
      active: false,
      total: 0,
      readAt: 0,
      triedAt: 0,
      ofLines: null,
    });
  }
  let revision = 0;
  let begun = { since: 0, countings: 0, lines: 0 };
  const begunAt = (now: number) => {
    const since = quarterBefore(now);
    return begun.since === since ? begun : { since, countings: 0, lines: 0 };
  };
  return {
    record(counting, fetchedAt) {
      const watched = v.safeParse(watchedSchema, counting);
      if (!watched.success || watched.output.id.length > maxIdLength) return null;
      const { output } = watched;
      const isRecent = Date.parse(output.startedAt) >= fetchedAt - withinDays * day;
      const last = sightings.get(output.id);
      if (!isRecent || (!output.active && !isFinishKnown(last, output, fetchedAt))) {
        sightings.delete(output.id);
        return null;
      }
      if (last && last.seenAt > fetchedAt) return last.record;
      const counted = output.totalProductsCounted;
      const now = { counted, startedAt: Date.parse(output.startedAt), at: fetchedAt };
      const isDue = (last?.readAt ?? 0) < quarterBefore(fetchedAt);
      const known =
        last && isDue && last.ofLines ? recordSince(last.ofLines, last.record) : last?.record;
      const before = last && { counted: last.counted, at: last.seenAt };
      const record = known && before ? recordWith(known, before, now) : recordOfHeader(now);
      const { active, totalProducts: total } = output;
      const { readAt = 0, triedAt = 0 } = last ?? {};
      const ofLines = isDue ? null : (last?.ofLines ?? null);
      const seen = { counted, seenAt: fetchedAt, record, active, total, readAt, triedAt, ofLines };
      setNewest(sightings, output.id, seen, maxCountings);
      if (record !== last?.record) keep(sightings);
      return record;
    },
    wantsLines(id, fetchedAt) {
      const last = sightings.get(id);
      return last !== undefined && last.readAt < quarterBefore(fetchedAt);
    },
    nextUnread(now) {
      const { countings, lines } = begunAt(now);
      if (countings >= unread.countings) return null;
      for (const [id, one] of sightings) {
        const isWanted = isHeaderOnly(one, now) && one.triedAt <= now - unread.retryMs;
        if (isWanted && lines + one.total <= unread.lines) return id;
      }
      return null;
    },
    beginUnread(id, now) {
      const one = sightings.get(id);
      if (!one) return;
      sightings.set(id, { ...one, triedAt: now });
      const { since, countings, lines } = begunAt(now);
      begun = { since, countings: countings + 1, lines: lines + one.total };
    },
    learn(id, lines, fetchedAt) {
      const last = sightings.get(id);
      if (!last) return;
      const exact = lines && recordOfLines(lines, fetchedAt);
      const readAt = Math.max(fetchedAt, last.readAt);
      if (!lines || !exact) {
        sightings.set(id, { ...last, readAt });
        return;
      }
      const known = recordSince(exact, last.record);
      // A forecast that lists show stays the same until the next quarter hour.
      const isShown = last.record.isExact && last.seenAt >= quarterBefore(fetchedAt);
      const record = isShown ? { ...known, marks: last.record.marks } : known;
      const isNewest = fetchedAt >= last.seenAt;
      sightings.set(id, {
        ...last,
        record,
        readAt,
        triedAt: 0,
        ofLines: isShown ? exact : null,
        // Later answers go on from the lines, not from the answer before them.
        ...(isNewest && { counted: lines.counted, seenAt: fetchedAt }),
      });
      if (!tellsMore(record, last.record)) return;
      revision += 1;
      keep(sightings);
    },
    recordOf: (id) => sightings.get(id)?.record ?? null,
    revision: () => revision,
  };
}

/** Whether all that is known of a counting that is being counted comes from the headers of the last answers. */
function isHeaderOnly({ active, counted, total, seenAt, record }: Watched, now: number): boolean {
  return active && counted > 0 && counted < total && !record.isExact && now - seenAt <= maxGap;
}

/**
 * Whether a sighting tells when a finished counting ended: for a day, and only where answers came until the end, or its
 * number has not changed since.
 */
function isFinishKnown(
  last: Watched | undefined,
  { totalProductsCounted: counted }: { readonly totalProductsCounted: number },
  fetchedAt: number,
): boolean {
  if (!last) return false;
  const isSeen = last.counted === counted || fetchedAt - last.seenAt <= maxGap;
  return isSeen && fetchedAt - (last.record.lastChange ?? 0) <= day;
}

/** Whether a record differs in more than when it was made. */
function tellsMore(record: CountRecord, known: CountRecord): boolean {
  const withoutTime = (one: CountRecord) => JSON.stringify({ ...one, watchedSince: 0 });
  return withoutTime(record) !== withoutTime(known);
}
