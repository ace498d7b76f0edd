import type { Person } from "#domain/groups/person.ts";
import { countUpTo } from "#domain/time/instants.ts";
import { hour } from "#domain/time/units.ts";
import type { WorkCalendar } from "#domain/time/work-calendar.ts";

/** The people at work and their rate, in the last 60 working minutes or, where these had no finish, before them. */
export interface Team {
  /** People who finished a line in that time; 1 or more. */
  readonly people: number;
  /** Lines per working hour that they finished together; more than 0. */
  readonly lines: number;
  /** From the first start to the last finish, in milliseconds since 1970; `null` for the last 60 minutes. */
  readonly earlier: { readonly from: number; readonly to: number } | null;
  /** Milliseconds since 1970. */
  readonly lastFinish: number;
}

/**
 * Whether the team finished a line in the last hour, and has not stopped. The last 60 working minutes may lie days ago,
 * before a night or a weekend.
 * @param now milliseconds since 1970
 */
export function isAtWork(
  { earlier, lastFinish }: Pick<Team, "earlier" | "lastFinish">,
  now: number,
): boolean {
  return earlier === null && now - lastFinish <= hour;
}

type Finisher = Pick<Person, "finishes" | "firstStart">;

/** Lines per working hour until a moment in milliseconds since 1970; `null` without any time. */
type RateUntil = (until: number) => number | null;

/**
 * The team of the last 60 working minutes, else that until the last finish; `null` where no line was finished. With
 * finishes 10, 20 and 90 minutes ago of one person, 5 minutes ago of a second and 2 hours ago of a third, it is 2 people
 * with 3 lines an hour.
 * @param now milliseconds since 1970
 * @param rateUntil that of the counting, which is the rate of an earlier team
 */
export function teamOf(
  people: readonly Finisher[],
  now: number,
  calendar: WorkCalendar,
  rateUntil: RateUntil,
): Team | null {
  const since = calendar.before(now, hour);
  const lines = people
    .map(({ finishes }) => countUpTo(finishes, now) - countUpTo(finishes, since))
    .filter((count) => count > 0);
  if (lines.length === 0) return earlierTeam(people, rateUntil);
  return {
    people: lines.length,
    lines: lines.reduce((sum, count) => sum + count),
    earlier: null,
    lastFinish: Math.max(...people.map(({ finishes }) => lastUntil(finishes, now))),
  };
}

function lastUntil(finishes: Float64Array, now: number): number {
  return finishes[countUpTo(finishes, now) - 1] ?? Number.NEGATIVE_INFINITY;
}

/** Everyone who finished a line, with the counting's rate until the last finish; `null` without any time until then. */
export function earlierTeam(people: readonly Finisher[], rateUntil: RateUntil): Team | null {
  const counting = people.filter(({ finishes }) => finishes.length > 0);
  const starts = counting.flatMap(({ firstStart }) => firstStart ?? []);
  const [from, to] = [
    Math.min(...starts),
    Math.max(...counting.map(({ finishes }) => finishes.at(-1) ?? -Infinity)),
  ];
  if (starts.length === 0) return null;
  const lines = rateUntil(to);
  if (!(to > from) || lines === null) return null;
  return {
    people: counting.length,
    lines,
    earlier: { from, to },
    lastFinish: to,
  };
}

/**
 * Lines that one person counted in an hour of a finished counting: all lines ÷ the hours in which each person finished
 * one. With 30 lines of Ana from 06:10 to 07:50 and 10 of Ben at 07:20, it is 40 ÷ (2 + 1). `null` where no line was
 * finished.
 */
export function ratePerPersonHour(people: readonly Pick<Person, "finishes">[]): number | null {
  let [lines, hours] = [0, 0];
  for (const { finishes } of people) {
    lines += finishes.length;
    let last: number | null = null;
    for (const finish of finishes) {
      const at = Math.floor(finish / hour);
      if (at !== last) hours += 1;
      last = at;
    }
  }
  return hours === 0 ? null : lines / hours;
}
