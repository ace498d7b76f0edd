const day = 86_400_000;
const minute = 60_000;

/** A stretch of time, its end excluded, in which a zone's clocks keep their distance to UTC. Milliseconds. */
interface OffsetPeriod {
  readonly start: number;
  readonly end: number;
  /** What the clocks are ahead of UTC. */
  readonly offset: number;
}

/** Before and after these years clocks are taken to stay as they are at the edge, so that no window is too long. */
const firstYear = 2000;
const lastYear = 2049;

/** Offsets change months apart, in no zone twice within so short a time. */
const step = 14 * day;

/** Reads a zone's offset at an instant, in milliseconds. */
function offsetReader(timeZone: string): (instant: number) => number {
  const format = new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "longOffset" });
  return (instant) => {
    const [, sign, hours, minutes] =
      /GMT(?:([+−-])(\d{2}):(\d{2}))?/.exec(format.format(instant)) ?? [];
    const length = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * minute;
    return sign === "+" ? length : 0 - length;
  };
}

/** The periods of a stretch of time. Clocks change on full minutes. */
function periodsWithin(start: number, end: number, offsetAt: (instant: number) => number) {
  const periods: OffsetPeriod[] = [];
  let since = start;
  let offset = offsetAt(start);
  for (let at = start; at < end; ) {
    const next = Math.min(at + step, end);
    const there = offsetAt(next);
    if (there !== offset) {
      let [low, high] = [at / minute, next / minute];
      while (high - low > 1) {
        const middle = Math.floor((low + high) / 2);
        if (offsetAt(middle * minute) === offset) low = middle;
        else high = middle;
      }
      periods.push({ start: since, end: high * minute, offset });
      since = high * minute;
      offset = there;
    }
    at = next;
  }
  if (since < end) periods.push({ start: since, end, offset });
  return periods;
}

/** The period that an instant lies in. Instants are milliseconds since 1970. */
type PeriodAt = (instant: number) => OffsetPeriod;

function createPeriodAt(timeZone: string): PeriodAt {
  const offsetAt = offsetReader(timeZone);
  const [first, last] = [Date.UTC(firstYear, 0), Date.UTC(lastYear + 1, 0)];
  const before = { start: Number.NEGATIVE_INFINITY, end: first, offset: offsetAt(first) };
  const after = { start: last, end: Number.POSITIVE_INFINITY, offset: offsetAt(last - 1) };
  const years = new Map<number, readonly OffsetPeriod[]>();
  return (instant) => {
    if (instant < first) return before;
    if (instant >= last) return after;
    const year = new Date(instant).getUTCFullYear();
    const periods =
      years.get(year) ?? periodsWithin(Date.UTC(year, 0), Date.UTC(year + 1, 0), offsetAt);
    years.set(year, periods);
    return periods.find(({ end }) => instant < end) ?? after;
  };
}

const known = new Map<string, PeriodAt>();

/**
 * The periods of a zone, each cut where a year of UTC begins. Looking them up asks the engine about once a
 * year of time for each zone, and is remembered.
 * @throws RangeError for a zone that the engine does not know
 */
export function offsetPeriods(timeZone: string): PeriodAt {
  const periodAt = known.get(timeZone) ?? createPeriodAt(timeZone);
  known.set(timeZone, periodAt);
  return periodAt;
}
