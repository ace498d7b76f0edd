import { forecast } from "#domain/counting/forecast.ts";
import type { WorkCalendar } from "#domain/time/work-calendar.ts";

/** A zone with lines left, and the people who count there. */
export interface StaffedZone {
  readonly zone: string;
  /** More than 0. */
  readonly left: number;
  readonly people: number;
}

/** Lines left per person; a zone without people needs one most. */
const load = ({ left, people }: StaffedZone, change = 0) => {
  const staff = people + change;
  return staff > 0 ? left / staff : Number.POSITIVE_INFINITY;
};

/**
 * Spreads a number of people over zones, with as few moves as possible: more people than are there go one by one
 * where most lines are left per person, and fewer leave where fewest are. Among zones without people, the one with
 * most lines left comes first. With 90 lines left and 2 people in B, and 40 and none in C, the third person goes to
 * C and the fourth to B, which has 45 per person.
 */
export function spreadPeople(zones: readonly StaffedZone[], count: number): StaffedZone[] {
  const staffed = [...zones];
  if (staffed.length === 0) return staffed;
  const put = (index: number, change: number) => {
    const zone = staffed[index];
    if (zone) staffed[index] = { ...zone, people: zone.people + change };
  };
  let present = staffed.reduce((sum, { people }) => sum + people, 0);
  for (; present < count; present += 1) put(neediest(staffed), 1);
  for (; present > count; present -= 1) put(leastMissed(staffed), -1);
  return staffed;
}

function neediest(zones: readonly StaffedZone[]): number {
  return zones.reduce((best, zone, index) => {
    const other = zones[best];
    if (!other) return index;
    const [here, there] = [load(zone), load(other)];
    return here > there || (here === there && zone.left > other.left) ? index : best;
  }, 0);
}

function leastMissed(zones: readonly StaffedZone[]): number {
  const withPeople = zones.flatMap(({ people }, index) => (people > 0 ? [index] : []));
  const missed = (index: number) => {
    const zone = zones[index];
    return zone ? load(zone, -1) : Number.POSITIVE_INFINITY;
  };
  const leftIn = (index: number) => zones[index]?.left ?? 0;
  return withPeople.reduce((best, index) => {
    const [here, there] = [missed(index), missed(best)];
    return here < there || (here === there && leftIn(index) < leftIn(best)) ? index : best;
  }, withPeople[0] ?? 0);
}

/** Moves one person, if there is one in the zone that is left; the number of people stays. */
export function movePerson(
  zones: readonly StaffedZone[],
  from: string,
  to: string,
): readonly StaffedZone[] {
  const canMove =
    from !== to &&
    zones.some(({ zone, people }) => zone === from && people > 0) &&
    zones.some(({ zone }) => zone === to);
  if (!canMove) return zones;
  return zones.map((one) => {
    if (one.zone === from) return { ...one, people: one.people - 1 };
    return one.zone === to ? { ...one, people: one.people + 1 } : one;
  });
}

/** How fast people count, and when. */
export interface Pace {
  /** Lines per working hour and person. */
  readonly each: number;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly calendar: WorkCalendar;
}

/** When a zone is done if its people stay there; `null` without people, and beyond all dates. */
export function zoneFinish({ left, people }: StaffedZone, pace: Pace): number | null {
  return forecast(left, [people * pace.each], pace.now, pace.calendar)?.early ?? null;
}

/** When the last zone is done if everyone stays in their zone; `null` if one never is, or without zones. */
export function lastFinish(zones: readonly StaffedZone[], pace: Pace): number | null {
  const ends = zones.map((zone) => zoneFinish(zone, pace));
  return ends.length === 0 || ends.includes(null) ? null : Math.max(...ends.map((end) => end ?? 0));
}
