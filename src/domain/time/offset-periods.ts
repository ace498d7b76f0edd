import { day, minute } from "./units.ts";

/** A time range, its end excluded, in which a zone's offset from UTC is constant. Milliseconds. */
interface OffsetPeriod {
  readonly start: number;
  readonly end: number;
  /** Offset from UTC; positive is ahead. */
  readonly offset: number;
}

/** Outside these years the offset is assumed constant, so that no window spans too many periods. */
const firstYear = 2000;
const lastYear = 2049;

/** Offset changes are months apart; no zone has two within this time. */
const step = 14 * day;

/** Returns a function for the zone's offset at an instant, in milliseconds. */
function offsetReader(timeZone: string): (instant: number) => number {
  const format = new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "longOffset" });
  return (instant) => {
    const [, sign, hours, minutes] =
      /GMT(?:([+−-])(\d{2}):(\d{2}))?/.exec(format.format(instant)) ?? [];
    const length = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * minute;
    return sign === "+" ? length : 0 - length;
  };
}

/** The periods of a time range. Offsets change at full minutes. */
function periodsWithin(start: number, end: number, offsetAt: (instant: number) => number) {
  const periods: OffsetPeriod[] = [];
  let since = start;
  let offset = offsetAt(start);
  for (let at = start; at < end; ) {
    const next = Math.min(at + step, end);
    const nextOffset = offsetAt(next);
    if (nextOffset !== offset) {
      let [low, high] = [at / minute, next / minute];
      while (high - low > 1) {
        const middle = Math.floor((low + high) / 2);
        if (offsetAt(middle * minute) === offset) low = middle;
        else high = middle;
      }
      periods.push({ start: since, end: high * minute, offset });
      since = high * minute;
      offset = nextOffset;
    }
    at = next;
  }
  if (since < end) periods.push({ start: since, end, offset });
  return periods;
}

/** The period that contains an instant, in milliseconds since 1970. */
type PeriodAt = (instant: number) => OffsetPeriod;

function createPeriodAt(timeZone: string): PeriodAt {
  const offsetAt = offsetReader(timeZone);
  const [first, last] = [Date.UTC(firstYear, 0), Date.UTC(lastYear + 1, 0)];
  const before = { start: Number.NEGATIVE_INFINITY, end: first, offset: offsetAt(first) };
  const after = { start: last, end: Number.POSITIVE_INFINITY, offset: offsetAt(last - 1) };
  const years = new Map<number, readonly OffsetPeriod[]>();
  const search = (instant: number) => {
    if (instant < first) return before;
    if (instant >= last) return after;
    const year = new Date(instant).getUTCFullYear();
    const periods =
      years.get(year) ?? periodsWithin(Date.UTC(year, 0), Date.UTC(year + 1, 0), offsetAt);
    years.set(year, periods);
    return periods.find(({ end }) => instant < end) ?? after;
  };
  let found = before;
  return (instant) => {
    // Most instants are in the period of the one before.
    if (!(found.start <= instant && instant < found.end)) found = search(instant);
    return found;
  };
}

const cache = new Map<string, PeriodAt>();

/**
 * The periods of a zone, each cut at the start of a UTC year. Looking one up costs a search once per zone and
 * year, which is cached.
 * @throws RangeError for a zone that the engine does not know
 */
export function offsetPeriods(timeZone: string): PeriodAt {
  // Zones may be written in any case, and each spelling would take its own memory.
  const name = timeZone.toLowerCase();
  const periodAt = cache.get(name) ?? createPeriodAt(timeZone);
  cache.set(name, periodAt);
  return periodAt;
}
