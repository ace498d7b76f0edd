import type { LineFacts } from "#domain/lines/line-facts.ts";
import { type ZoneRule, zoneOf } from "#domain/lines/zone.ts";

/** The lines of one zone that are assigned to one person. */
export interface RescuePlace {
  readonly zone: string;
  /** The user's id; names repeat. */
  readonly person: number;
  readonly lines: number;
  readonly left: number;
  /** Latest finish, in milliseconds since 1970; `null` before the first. */
  readonly lastFinish: number | null;
}

type Place = { -readonly [Key in keyof RescuePlace]: RescuePlace[Key] };

/** Adds up who has which lines where. */
export class RescuePlaces {
  private readonly zone: ZoneRule;
  private readonly byZone = new Map<string, Map<number, Place>>();

  constructor(zone: ZoneRule) {
    this.zone = zone;
  }

  add(line: Pick<LineFacts, "locationCode" | "userId" | "finishedAt">): void {
    const place = this.placeOf(zoneOf(line.locationCode, this.zone), line.userId);
    place.lines += 1;
    if (line.finishedAt === null) place.left += 1;
    else place.lastFinish = Math.max(place.lastFinish ?? line.finishedAt, line.finishedAt);
  }

  /** Every zone with everybody who has a line there, in the order in which their first lines came. */
  places(): RescuePlace[] {
    return [...this.byZone.values()].flatMap((people) => [...people.values()]);
  }

  private placeOf(zone: string, person: number): Place {
    const people = this.byZone.get(zone) ?? new Map<number, Place>();
    this.byZone.set(zone, people);
    const place = people.get(person) ?? { zone, person, lines: 0, left: 0, lastFinish: null };
    people.set(person, place);
    return place;
  }
}
