import type { LineFacts } from "#domain/lines/line-facts.ts";

/** The lines of one zone that are assigned to one person. */
export interface ZoneAssignment {
  readonly zone: string;
  /** The user's id; names repeat. */
  readonly person: number;
  readonly left: number;
  /** Instants of the finished lines, ascending, in milliseconds since 1970. */
  readonly finishes: Float64Array;
}

/** Zones whose assignments are listed: as many as a chart tells apart. */
const maxZones = 200;

interface Assigned {
  left: number;
  readonly finishes: number[];
}

interface AssignedZone {
  left: number;
  readonly people: Map<number, Assigned>;
}

/** Totals lines by zone and person. */
export class ZoneAssignments {
  private readonly byZone = new Map<string, AssignedZone>();

  /** @param name the zone of the line's location */
  add(name: string, { userId, finishedAt }: Pick<LineFacts, "userId" | "finishedAt">): void {
    const zone = this.byZone.get(name) ?? { left: 0, people: new Map<number, Assigned>() };
    this.byZone.set(name, zone);
    const assigned = zone.people.get(userId) ?? { left: 0, finishes: [] };
    zone.people.set(userId, assigned);
    if (finishedAt !== null) assigned.finishes.push(finishedAt);
    else {
      assigned.left += 1;
      zone.left += 1;
    }
  }

  /**
   * Every zone with each person who has a line there, in order of first appearance; if there are too many zones, those
   * with most lines left.
   */
  list(): ZoneAssignment[] {
    const zones = [...this.byZone];
    const listed =
      zones.length <= maxZones
        ? zones
        : zones.sort(([, one], [, other]) => other.left - one.left).slice(0, maxZones);
    return listed.flatMap(([zone, { people }]) =>
      [...people].map(([person, { left, finishes }]) => ({
        zone,
        person,
        left,
        finishes: Float64Array.from(finishes).sort(),
      })),
    );
  }
}
