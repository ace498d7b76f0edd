import { foldSmall, linesBar } from "#charts/bars/group-series.ts";
import { type Person, type PersonActivity, personActivity } from "#domain/groups/people.ts";
import { accuracy } from "#domain/lines/accuracy.ts";
import type { WorkCalendar } from "#domain/time/work-calendar.ts";
import type { Format } from "#format/format.ts";
import type { OverviewMessages } from "#messages/languages.ts";
import type { GroupColumn } from "#pages/counting/overview/groups/columns.ts";
import type { GroupRow } from "#pages/counting/overview/groups/csv.ts";
import type { BarRow } from "#pages/counting/overview/groups/group-bars.tsx";
import { namedPeople } from "#pages/counting/overview/groups/group-names.ts";
import type { NamedGroup } from "#pages/counting/overview/groups/group-rows.ts";

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

interface RowContext {
  readonly messages: OverviewMessages;
  readonly format: Format;
  /** For naming days. Milliseconds since 1970. */
  readonly today: number;
  /** Whether there is room for the most important figures only. */
  readonly isPhone: boolean;
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

function activityOf(
  person: Pick<Person, "left" | "counted" | "firstStart" | "finishes">,
  { active, now, calendar }: { active: boolean; now: number | null; calendar: WorkCalendar },
): PersonTotals["activity"] {
  const lastFinish = person.finishes.at(-1) ?? null;
  // The activity of a finished counting does not depend on the time.
  if (active && now === null) return { lastFinish, rateHour: null, rateStart: null, idle: null };
  return personActivity(person, { active, now: now ?? lastFinish ?? 0, calendar });
}

/** Columns beside a person's bar, and in the table after the figures of the lines. */
export function peopleColumns({
  messages,
  format,
  today,
}: Pick<RowContext, "messages" | "format" | "today">): readonly GroupColumn<PersonTotals>[] {
  const t = messages.overview.people;
  return [
    {
      name: "last-hour",
      head: t.lastHour,
      value: ({ activity }) => activity.rateHour,
      text: ({ activity }) => format.whole(activity.rateHour),
    },
    {
      name: "per-hour",
      head: t.perHour,
      value: ({ activity }) => activity.rateStart,
      text: ({ activity }) => format.rate(activity.rateStart),
    },
    {
      name: "last-finish",
      head: t.lastFinish,
      value: ({ activity }) => instantText(activity.lastFinish),
      text: ({ activity }) =>
        activity.lastFinish === null ? "–" : format.moment(activity.lastFinish, today),
    },
    {
      name: "state",
      head: t.state,
      value: ({ activity }) => (activity.idle === null ? null : String(activity.idle)),
      text: ({ activity }) => (activity.idle ? t.idle : ""),
    },
  ];
}

function instantText(instant: number | null): string | null {
  return instant === null ? null : new Date(instant).toISOString();
}

/** A bar of each person's lines; the people beyond the maximum are combined. */
export function peopleBars(
  rows: readonly GroupRow<PersonTotals>[],
  context: RowContext,
): { readonly heads: readonly string[]; readonly bars: readonly BarRow[] } {
  const { messages, format, isPhone } = context;
  const t = messages.overview;
  const { visible, rest } = foldSmall(rows, ({ totals }) => totals.lines);
  const accurate: GroupColumn<PersonTotals> = {
    head: t.columns.accuracy,
    value: accuracy,
    text: (person) => format.share(accuracy(person)),
  };
  const all = [accurate, ...peopleColumns(context)];
  const columns = isPhone ? all.slice(1, 2) : all;
  const heads = [t.columns.countedOf, ...columns.map(({ head }) => head)];
  const barOf = ({ totals }: GroupRow<PersonTotals>): BarRow => {
    const figures = [countedOf([totals], context), ...columns.map(({ text }) => text(totals))];
    const label = heads.map((head, index) => `${head} ${figures[index] || "–"}`).join(", ");
    const { key, value, name, isMuted = false } = totals;
    const bar = { sizes: sizesOf([totals]), figures, label: `${name}, ${label}` };
    return { key, value, name, isMuted, ...bar };
  };
  const bars = visible.map(barOf);
  if (rest.length === 0) return { heads, bars };
  const others = rest.map(({ totals }) => totals);
  const name = t.others(format.number(rest.length));
  const figures = [countedOf(others, context), ...columns.map(() => "")];
  const last = { key: "others of all", value: null, name, sizes: sizesOf(others), figures };
  const label = `${name}, ${figures[0]}`;
  return { heads, bars: [...bars, { ...last, label, folded: rest.map(barOf) }] };
}

function countedOf(people: readonly PersonTotals[], { messages, format }: RowContext): string {
  const { counted, lines } = linesBar(people);
  return messages.overview.countedOf(format.number(counted), format.number(lines));
}

function sizesOf(people: readonly PersonTotals[]): number[] {
  const { sound, discrepancies, inProgress, left } = linesBar(people);
  return [sound, discrepancies, inProgress, left];
}
