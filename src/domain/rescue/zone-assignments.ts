import type { LineFacts } from "#domain/lines/line-facts.ts";
import { type ZoneRule, zoneOf } from "#domain/lines/zone.ts";

/** The lines of one zone that are assigned to one person. */
export interface ZoneAssignment {
  readonly zone: string;
  /** The user's id; names repeat. */
  readonly person: number;
  readonly lines: number;
  readonly left: number;
  /** Latest finish, in milliseconds since 1970; `null` before the first. */
  readonly lastFinish: number | null;
}

type MutableAssignment = { -readonly [Key in keyof ZoneAssignment]: ZoneAssignment[Key] };

/** Totals lines by zone and person. */
export class ZoneAssignments {
  private readonly zone: ZoneRule;
  private readonly byZone = new Map<string, Map<number, MutableAssignment>>();

  constructor(zone: ZoneRule) {
    this.zone = zone;
  }

  add(line: Pick<LineFacts, "locationCode" | "userId" | "finishedAt">): void {
    const assignment = this.assignmentOf(zoneOf(line.locationCode, this.zone), line.userId);
    assignment.lines += 1;
    if (line.finishedAt === null) assignment.left += 1;
    else
      assignment.lastFinish = Math.max(assignment.lastFinish ?? line.finishedAt, line.finishedAt);
  }

  /** Every zone with each person who has a line there, in order of first appearance. */
  list(): ZoneAssignment[] {
    return [...this.byZone.values()].flatMap((people) => [...people.values()]);
  }

  private assignmentOf(zone: string, person: number): MutableAssignment {
    const people = this.byZone.get(zone) ?? new Map<number, MutableAssignment>();
    this.byZone.set(zone, people);
    const assignment = people.get(person) ?? { zone, person, lines: 0, left: 0, lastFinish: null };
    people.set(person, assignment);
    return assignment;
  }
}
