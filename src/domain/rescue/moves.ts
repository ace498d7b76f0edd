import { hour } from "#domain/time/units.ts";
import type { WorkCalendar } from "#domain/time/work-calendar.ts";
import type { ZoneAssignment } from "./zone-assignments.ts";

/** A zone with lines left. */
interface OpenZone {
  readonly zone: string;
  readonly lines: number;
  readonly left: number;
  /** People whose latest line is in this zone and was finished in the last 60 working minutes. */
  readonly atWork: number;
}

/** A person whose latest line is in a finished zone. */
interface Mover {
  readonly person: number;
  /** Lines assigned to the person that are left elsewhere. */
  readonly left: number;
  /** Target zone: the one with most of these lines; without any, where help is needed most. */
  readonly to: string;
  /** Latest finish, in milliseconds since 1970. */
  readonly lastFinish: number;
}

/** A zone whose lines are all counted, with the people who can leave it. */
export interface DoneZone {
  readonly zone: string;
  readonly lines: number;
  readonly movers: readonly Mover[];
}

export interface RescueMoves {
  /** Most lines left first; ties in order of first appearance. */
  readonly open: readonly OpenZone[];
  /** In order of first appearance. */
  readonly done: readonly DoneZone[];
}

interface Latest {
  readonly zone: string;
  readonly lastFinish: number;
}

/**
 * Zones with work left, and people who could go there. A person without a finish is in no zone.
 *
 * Zone A is finished: Ana and Ben counted there last, and Ana has 4 lines left in C. B has 90 left and 2 people
 * at work, C has 40 and no people. Ana goes to C, where her lines are. Then Ben: 90 ÷ (2 + 1) is 30 in B, and
 * 40 ÷ (1 + 1) is 20 in C, so he helps most in B.
 * @param now milliseconds since 1970
 */
export function rescueMoves(
  assignments: readonly ZoneAssignment[],
  now: number,
  calendar: WorkCalendar,
): RescueMoves {
  const since = calendar.before(now, hour);
  const latest = latestOf(assignments);
  const atWork = new Map<string, number>();
  for (const { zone, lastFinish } of latest.values()) {
    if (lastFinish > since && lastFinish <= now) atWork.set(zone, (atWork.get(zone) ?? 0) + 1);
  }
  const zones = zonesOf(assignments);
  const open = [...zones]
    .filter(([, { left }]) => left > 0)
    .map(([zone, { lines, left }]) => ({ zone, lines, left, atWork: atWork.get(zone) ?? 0 }))
    .sort((one, other) => other.left - one.left);
  const done = [...zones].filter(([, { left }]) => left === 0);
  const movers = open.length === 0 ? [] : moversOf(assignments, latest, open);
  return {
    open,
    done: done.map(([zone, { lines }]) => ({
      zone,
      lines,
      movers: movers
        .filter(({ from }) => from === zone)
        .map(({ person, left, to, lastFinish }) => ({ person, left, to, lastFinish })),
    })),
  };
}

/** The zone in which each person finished a line last. */
function latestOf(assignments: readonly ZoneAssignment[]): ReadonlyMap<number, Latest> {
  const latest = new Map<number, Latest>();
  for (const { person, zone, lastFinish } of assignments) {
    const previous = latest.get(person);
    if (lastFinish === null || (previous && previous.lastFinish >= lastFinish)) continue;
    latest.set(person, { zone, lastFinish });
  }
  return latest;
}

function zonesOf(assignments: readonly ZoneAssignment[]) {
  const zones = new Map<string, { lines: number; left: number }>();
  for (const { zone, lines, left } of assignments) {
    const previous = zones.get(zone) ?? { lines: 0, left: 0 };
    zones.set(zone, { lines: previous.lines + lines, left: previous.left + left });
  }
  return zones;
}

/**
 * People with lines elsewhere go there first; then the others, longest waiting first, go where help is needed
 * most.
 */
function moversOf(
  assignments: readonly ZoneAssignment[],
  latest: ReadonlyMap<number, Latest>,
  open: readonly OpenZone[],
) {
  const isOpen = new Set(open.map(({ zone }) => zone));
  const free = [...latest]
    .filter(([, { zone }]) => !isOpen.has(zone))
    .map(([person, { zone, lastFinish }]) => {
      const own = assignments
        .filter((target) => target.person === person && target.left > 0)
        .sort((one, other) => other.left - one.left);
      const left = own.reduce((sum, target) => sum + target.left, 0);
      return { person, from: zone, lastFinish, left, own: own[0]?.zone ?? null };
    })
    .sort(
      (one, other) =>
        Number(one.own === null) - Number(other.own === null) ||
        one.lastFinish - other.lastFinish ||
        one.person - other.person,
    );
  const people = new Map(open.map(({ zone, atWork }) => [zone, atWork]));
  const shareIn = ({ zone, left }: OpenZone) => left / ((people.get(zone) ?? 0) + 1);
  const neediest = () =>
    open.reduce((max, zone) => (shareIn(zone) > shareIn(max) ? zone : max)).zone;
  return free.map(({ own, ...mover }) => {
    const to = own ?? neediest();
    people.set(to, (people.get(to) ?? 0) + 1);
    return { ...mover, to };
  });
}
