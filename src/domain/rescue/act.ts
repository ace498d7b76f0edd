import type { Rates } from "#domain/counting/rates.ts";
import { type LaterFinish, maxTimes, presetFinish } from "./finish-by.ts";
import { type OpenZone, zonesFor } from "./open-zones.ts";
import type { RescuePlan } from "./plan.ts";
import { finishWith, latestStart, peopleToFinish } from "./work.ts";

/** What to do about a counting's deadline. Instants are milliseconds since 1970. */
export type RescueAct =
  | {
      /** More people meet the deadline. */
      readonly kind: "bring";
      /** How many to bring, beside those at work. */
      readonly more: number;
      /** Where they go, the zone that gets most of them first; at most four. "" is a location without a code. */
      readonly zones: readonly string[];
    }
  | {
      /** The people at work meet the deadline at one of both rates alone. */
      readonly kind: "hold";
      readonly at: keyof Rates;
      /** Lines per working hour. */
      readonly rate: number;
      /** How many to bring at the other rate, and where they go; `null` where even the most are not enough at it. */
      readonly more: number | null;
      readonly zones: readonly string[];
      /** Three times the people at work. */
      readonly most: number;
    }
  /** As many of the people at work, or all of them, meet the deadline. */
  | { readonly kind: "enough"; readonly people: number }
  /**
   * The people at work are done so little after the deadline that the headline calls it on time; as many people, at most
   * three times those at work, finish by then.
   */
  | ({ readonly kind: "just-after" } & LaterFinish)
  /** No line is counted now. As many people meet the deadline if they begin by then, which is not before the plan's start. */
  | { readonly kind: "start"; readonly people: number; readonly by: number }
  /** The deadline cannot be met any more; as many people finish by then. */
  | ({ readonly kind: "too-late" } & LaterFinish)
  /** It has passed, and the rates are too far apart to tell an end. */
  | { readonly kind: "no-end"; readonly rates: Rates };

/** Maximum number of zones that are named. */
const maxZones = 4;

/**
 * What a plan comes to. With 6 people at work, 9 needed, and 48 lines left in E, 47 in B and 25 in C where no one counts,
 * 3 people go to E, B and C. `null` without a deadline, and beyond all dates.
 * @param zones all zones with lines left
 */
export function rescueAct(plan: RescuePlan, zones: readonly OpenZone[]): RescueAct | null {
  const { work, deadline, people, isOutOfReach, isDoubtful, enoughAt, rates } = plan;
  if (isOutOfReach) {
    if (plan.hasNoEnd) return { kind: "no-end", rates };
    const finish = presetFinish(work);
    return finish && { kind: "too-late", ...finish };
  }
  if (people === null || typeof deadline === "string") return null;
  if (standsStill(plan)) {
    const starting = Math.max(people, plan.team?.people ?? 0);
    // An end that is rounded to the deadline would take a start a few minutes ago.
    const by = Math.max(work.from, latestStart(starting, deadline, work));
    return { kind: "start", people: starting, by };
  }
  if (people <= work.people) return inTime(plan, people, deadline);
  const more = people - work.people;
  const gain = zonesFor(zones, more)
    .slice(0, maxZones)
    .map(({ zone }) => zone);
  const rate = enoughAt && rates[enoughAt];
  if (!rate) return { kind: "bring", more, zones: gain };
  const most = maxTimes * work.people;
  const hold = { kind: "hold", at: enoughAt, rate, most } as const;
  return isDoubtful ? { ...hold, more: null, zones: [] } : { ...hold, more, zones: gain };
}

/** Whether no line is counted now, so that people have to start: then the counting has no expected end. */
function standsStill({ team, work }: Pick<RescuePlan, "team" | "work">): boolean {
  return team === null || (team.earlier !== null && work.end === null);
}

/** That the people at work are enough, even if they are done just after the deadline. */
function inTime({ work }: RescuePlan, people: number, deadline: number): RescueAct {
  const end = finishWith(people, work);
  if (end === null || end.late <= deadline) return { kind: "enough", people };
  const least = peopleToFinish(deadline, work) ?? Number.POSITIVE_INFINITY;
  const sooner = Math.min(least, maxTimes * work.people);
  return { kind: "just-after", people: sooner, at: finishWith(sooner, work)?.late ?? end.late };
}
