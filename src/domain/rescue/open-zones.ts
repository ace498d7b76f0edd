import { answerDelay, quarterBefore } from "#domain/forecast/count-record.ts";
import { countUpTo } from "#domain/time/instants.ts";
import { hour } from "#domain/time/units.ts";
import type { WorkCalendar } from "#domain/time/work-calendar.ts";
import { type StaffedZone, spreadPeople, type ZoneLeft } from "./spread.ts";
import type { ZoneAssignment } from "./zone-assignments.ts";

/** A zone with lines left, and what was there at the last full quarter hour, so that advice stays as long. */
export interface OpenZone extends ZoneLeft {
  /** Lines left then; as many as now, or more. */
  readonly before: number;
  /** People at work then who counted their last line here. */
  readonly here: number;
}

/**
 * The zones with lines left, most lines first: of one counting, or of several in one warehouse. People are at work who
 * finished a line in the 60 working minutes before the last full quarter hour.
 * @param now milliseconds since 1970
 */
export function openZones(
  assignments: readonly ZoneAssignment[],
  now: number,
  calendar: WorkCalendar,
): readonly OpenZone[] {
  const at = quarterBefore(now - answerDelay);
  const places = placesAt(assignments, at, calendar.before(at, hour));
  const zones = new Map<string, { zone: string; left: number; before: number; here: number }>();
  for (const { zone: name, left, finishes } of assignments) {
    const zone = zones.get(name) ?? { zone: name, left: 0, before: 0, here: 0 };
    zone.left += left;
    zone.before += left + finishes.length - countUpTo(finishes, at);
    zones.set(name, zone);
  }
  for (const name of places) {
    const zone = zones.get(name);
    if (zone) zone.here += 1;
  }
  return [...zones.values()]
    .filter(({ left }) => left > 0)
    .sort((one, other) => other.left - one.left);
}

/** The zone of each person at work. */
function placesAt(
  assignments: readonly ZoneAssignment[],
  at: number,
  since: number,
): readonly string[] {
  const last = new Map<number, { readonly zone: string; readonly finish: number }>();
  for (const { zone, person, finishes } of assignments) {
    const finish = finishes[countUpTo(finishes, at) - 1] ?? Number.NEGATIVE_INFINITY;
    if (finish > (last.get(person)?.finish ?? since)) last.set(person, { zone, finish });
  }
  return [...last.values()].map(({ zone }) => zone);
}

/**
 * People over zones: those who count in a zone stay there, the others are spread by the lines left, so that they go where
 * most are left and no one counts. With 1 person each in A and C with 50 lines, and no one in B with 138 and D with 134,
 * the third person goes to B and the fourth to D.
 */
export function placePeople<Zone extends OpenZone>(
  zones: readonly Zone[],
  people: number,
): readonly (Zone & StaffedZone)[] {
  const atWork = zones.reduce((sum, { here }) => sum + here, 0);
  const placed = people < atWork ? withFewer(zones, people) : withMore(zones, people);
  return zones.map((zone, index) => ({ ...zone, people: placed[index] ?? 0 }));
}

function withMore(zones: readonly OpenZone[], people: number): readonly number[] {
  // Zones whose people are more than their share; the rest is spread over the others.
  const full = new Set<OpenZone>();
  for (;;) {
    const others = zones.filter((zone) => !full.has(zone)).sort(mostLeftFirst);
    const rest = [...full].reduce((sum, { here }) => sum - here, people);
    const spread = spreadPeople(
      others.map((of) => ({ zone: of.zone, left: of.before, of })),
      rest,
    );
    const over = spread.filter((zone) => zone.people < zone.of.here);
    if (over.length === 0) {
      const shares = new Map(spread.map((zone) => [zone.of, zone.people]));
      return zones.map((zone) => shares.get(zone) ?? zone.here);
    }
    for (const { of } of over) full.add(of);
  }
}

/** As of the last full quarter hour; in the same order in every language. */
function mostLeftFirst(one: OpenZone, other: OpenZone): number {
  return other.before - one.before || (one.zone < other.zone ? -1 : 1);
}

/** The people of the zones with fewest lines left per person leave first. */
function withFewer(zones: readonly OpenZone[], people: number): readonly number[] {
  const staffed = zones.map(({ before, here }) => ({ before, people: here }));
  let rest = staffed.reduce((sum, zone) => sum + zone.people, 0);
  for (; rest > people; rest -= 1) {
    const least = staffed
      .filter((zone) => zone.people > 0)
      .reduce((one, other) =>
        other.before / other.people < one.before / one.people ? other : one,
      );
    least.people -= 1;
  }
  return staffed.map((zone) => zone.people);
}

/** Where as many new people go: the zone that gets most of them first, then where no one counts, then most lines left. */
export function zonesFor<Zone extends OpenZone>(
  zones: readonly Zone[],
  more: number,
): readonly Zone[] {
  const atWork = zones.reduce((sum, { here }) => sum + here, 0);
  return placePeople(zones, atWork + more)
    .map(({ people }, index) => ({ zone: zones[index], gain: people - (zones[index]?.here ?? 0) }))
    .flatMap(({ zone, gain }) => (zone && gain > 0 ? [{ zone, gain }] : []))
    .sort(
      (one, other) =>
        other.gain - one.gain ||
        Number(one.zone.here > 0) - Number(other.zone.here > 0) ||
        mostLeftFirst(one.zone, other.zone),
    )
    .map(({ zone }) => zone);
}
