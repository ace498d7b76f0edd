import type { WorkCalendar } from "#domain/time/work-calendar.ts";
import type { RescuePlace } from "./places.ts";

const hour = 3_600_000;

/** A zone with lines left. */
interface OpenZone {
  readonly zone: string;
  readonly lines: number;
  readonly left: number;
  /** People whose latest line is of this zone and was finished in the last 60 working minutes. */
  readonly atWork: number;
}

/** Somebody whose latest line is of a zone that is finished. */
interface Mover {
  readonly person: number;
  /** Lines assigned to the person that are left elsewhere. */
  readonly left: number;
  /** Where: the zone with most of them; for somebody without any, where help is needed most. */
  readonly to: string;
  /** Latest finish, in milliseconds since 1970. */
  readonly lastFinish: number;
}

/** A zone all of whose lines are counted, with those who could leave it. */
export interface DoneZone {
  readonly zone: string;
  readonly lines: number;
  readonly movers: readonly Mover[];
}

export interface RescueMoves {
  /** Most lines left first; those with as many stand as they came. */
  readonly open: readonly OpenZone[];
  /** As they came. */
  readonly done: readonly DoneZone[];
}

interface Latest {
  readonly zone: string;
  readonly lastFinish: number;
}

/**
 * Where work is left, and who could go there. Whoever has finished nothing yet is nowhere.
 *
 * Zone A is finished: Ana and Ben counted there last, and Ana has 4 lines left in C. B has 90 left and 2 people
 * at work, C 40 and nobody. Ana goes on in C, where her lines are. Then Ben: 90 ÷ (2 + 1) is 30 in B, and
 * 40 ÷ (1 + 1) is 20 in C, so that he helps most in B.
 * @param now milliseconds since 1970
 */
export function rescueMoves(
  places: readonly RescuePlace[],
  now: number,
  calendar: WorkCalendar,
): RescueMoves {
  const since = calendar.before(now, hour);
  const latest = latestOf(places);
  const atWork = new Map<string, number>();
  for (const { zone, lastFinish } of latest.values()) {
    if (lastFinish > since && lastFinish <= now) atWork.set(zone, (atWork.get(zone) ?? 0) + 1);
  }
  const zones = zonesOf(places);
  const open = [...zones]
    .filter(([, { left }]) => left > 0)
    .map(([zone, { lines, left }]) => ({ zone, lines, left, atWork: atWork.get(zone) ?? 0 }))
    .sort((one, other) => other.left - one.left);
  const done = [...zones].filter(([, { left }]) => left === 0);
  const movers = open.length === 0 ? [] : moversOf(places, latest, open);
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

/** Where everybody finished a line last. */
function latestOf(places: readonly RescuePlace[]): ReadonlyMap<number, Latest> {
  const latest = new Map<number, Latest>();
  for (const { person, zone, lastFinish } of places) {
    const known = latest.get(person);
    if (lastFinish === null || (known && known.lastFinish >= lastFinish)) continue;
    latest.set(person, { zone, lastFinish });
  }
  return latest;
}

function zonesOf(places: readonly RescuePlace[]) {
  const zones = new Map<string, { lines: number; left: number }>();
  for (const { zone, lines, left } of places) {
    const known = zones.get(zone) ?? { lines: 0, left: 0 };
    zones.set(zone, { lines: known.lines + lines, left: known.left + left });
  }
  return zones;
}

/** Whoever has lines elsewhere goes there first; then the others, who waits longest first, where help is needed most. */
function moversOf(
  places: readonly RescuePlace[],
  latest: ReadonlyMap<number, Latest>,
  open: readonly OpenZone[],
) {
  const isOpen = new Set(open.map(({ zone }) => zone));
  const free = [...latest]
    .filter(([, { zone }]) => !isOpen.has(zone))
    .map(([person, { zone, lastFinish }]) => {
      const own = places
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
    open.reduce((most, zone) => (shareIn(zone) > shareIn(most) ? zone : most)).zone;
  return free.map(({ own, ...mover }) => {
    const to = own ?? neediest();
    people.set(to, (people.get(to) ?? 0) + 1);
    return { ...mover, to };
  });
}
