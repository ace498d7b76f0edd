import { useMemo } from "react";
import { namedPeople } from "#components/counting/panels/groups/group-names.ts";
import type { GroupRow, NamedGroup } from "#components/counting/panels/groups/group-rows.ts";
import type { ActivityProps } from "#components/counting/panels/overview-props.ts";
import { type Person, type PersonActivity, personActivity } from "#domain/groups/person.ts";
import { slowerThan } from "#domain/groups/slow-people.ts";
import type { WorkCalendar } from "#domain/time/work-calendar.ts";
import type { OverviewMessages } from "#messages/languages.ts";

/** A person's matching lines, and the person's activity. */
export interface PersonTotals extends NamedGroup {
  /** As the API sent it; the display name distinguishes people of the same name. */
  readonly username: string | null;
  /**
   * Based on all lines of the person, since people move between lines. While the time is unknown, it has only the
   * last finish.
   */
  readonly activity: Omit<PersonActivity, "idle"> & { readonly idle: boolean | null };
}

/**
 * All people, most lines first.
 * @param people with the lines that match
 * @param allPeople with all of their lines, which determine their activity
 * @param now milliseconds since 1970; `null` while the time is unknown
 */
export function peopleRows(
  people: readonly Person[],
  {
    allPeople,
    messages,
    active,
    now,
    calendar,
  }: {
    allPeople: readonly Person[];
    messages: OverviewMessages;
    active: boolean;
    now: number | null;
    calendar: WorkCalendar;
  },
): GroupRow<PersonTotals>[] {
  const allOfPerson = new Map(allPeople.map((person) => [String(person.key), person]));
  return namedPeople(people, messages)
    .sort((one, other) => other.lines - one.lines)
    .map((person) => ({
      group: person.key,
      name: person.name,
      totals: {
        ...person,
        activity: activityOf(allOfPerson.get(person.key) ?? person, { active, now, calendar }),
      },
    }));
}

/** All people with matching lines, most lines first, and those of them who are slow. */
export function usePeopleRows(
  people: readonly Person[],
  messages: OverviewMessages,
  { allPeople, active, calendar, moment }: Omit<ActivityProps, "today">,
) {
  const rows = useMemo(() => {
    const activity = { allPeople: allPeople ?? people, active, now: moment, calendar };
    return peopleRows(people, { ...activity, messages });
  }, [people, allPeople, messages, active, moment, calendar]);
  const slow = useMemo(() => slowPeople(rows), [rows]);
  return { rows, slow };
}

function activityOf(
  person: Pick<Person, "left" | "counted" | "firstStart" | "finishes">,
  { active, now, calendar }: { active: boolean; now: number | null; calendar: WorkCalendar },
): PersonTotals["activity"] {
  const lastFinish = person.finishes.at(-1) ?? null;
  // The activity of a finished counting does not depend on the time.
  if (active && now === null) return { lastFinish, rateHour: null, rateStart: null, idle: null };
  return personActivity(person, { active, now: now ?? lastFinish ?? 0, calendar });
}

/**
 * The slowest of the last 60 working minutes first, then of the average; those without an answer last. People who
 * are done come after those with lines left.
 */
export function slowestFirst(
  rows: readonly GroupRow<PersonTotals>[],
): readonly GroupRow<PersonTotals>[] {
  const rank = ({ rateHour, rateStart }: PersonTotals["activity"]) =>
    [rateHour ?? Infinity, rateStart ?? Infinity] as const;
  const isDone = ({ left }: PersonTotals) => Number(left === 0);
  return rows.toSorted(({ totals: one }, { totals: other }) => {
    const [[recent, average], [otherRecent, otherAverage]] = [
      rank(one.activity),
      rank(other.activity),
    ];
    return (
      isDone(one) - isDone(other) || compare(recent, otherRecent) || compare(average, otherAverage)
    );
  });
}

/** By key, the median rate of the others for each person who is slow. */
function slowPeople(rows: readonly GroupRow<PersonTotals>[]): ReadonlyMap<string, number> {
  const medians = slowerThan(
    rows.map(({ totals: { activity, left } }) => ({ rateHour: activity.rateHour, left })),
  );
  return new Map(
    rows.flatMap(({ totals }, index) => {
      const median = medians[index] ?? null;
      return median === null ? [] : [[totals.key, median] as const];
    }),
  );
}

/** Infinities are equal, which their difference is not. */
function compare(one: number, other: number): number {
  return one === other ? 0 : one - other;
}
