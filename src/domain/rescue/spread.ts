import { finishWith, type RescueWork, shownAfter } from "./work.ts";

/** A zone, or several together, with lines left. */
export interface ZoneLeft {
  readonly zone: string;
  /** Lines; more than 0. */
  readonly left: number;
}

/** A zone with the people who begin there. */
export interface StaffedZone extends ZoneLeft {
  readonly people: number;
}

/**
 * Spreads people by lines left: whole people, the remainder to the largest fractions. 9 people over 48, 47 and 25 lines
 * are 3.6, 3.525 and 1.875 people: 3, 3 and 1, and the two others go to the third and the first zone.
 */
export function spreadPeople<Zone extends ZoneLeft>(
  zones: readonly Zone[],
  people: number,
): readonly (Zone & { readonly people: number })[] {
  const left = zones.reduce((sum, zone) => sum + zone.left, 0);
  const shares = zones.map((zone) => {
    const share = (people * zone.left) / left;
    return { zone, whole: Math.floor(share), fraction: share - Math.floor(share) };
  });
  const rest = people - shares.reduce((sum, { whole }) => sum + whole, 0);
  const next = new Set(
    shares
      .toSorted((one, other) => other.fraction - one.fraction || other.zone.left - one.zone.left)
      .slice(0, rest),
  );
  return shares.map((share) => ({
    ...share.zone,
    people: share.whole + Number(next.has(share)),
  }));
}

/**
 * When each zone is done, as shown, in milliseconds since 1970. The people of a finished zone move on, one by one to
 * where most lines are left per person, so everyone works until the last zone is done: its end is that of the whole. With
 * 10 lines per person and hour, 1 person in B with 30 lines and 1 in C with 10, C is done after 1 hour and B, by both
 * from then on, after 2. `null` without people, and beyond all dates.
 */
export function zoneEnds(
  zones: readonly StaffedZone[],
  work: RescueWork,
): readonly (number | null)[] {
  const people = zones.reduce((sum, zone) => sum + zone.people, 0);
  const end = finishWith(people, work)?.late ?? null;
  if (end === null) return zones.map(() => null);
  const lines = zones.reduce((sum, { left }) => sum + left, 0);
  const counted = linesUntilDone(zones);
  const last = Math.max(...counted);
  return counted.map((each) =>
    each === last ? end : Math.min(end, shownAfter((each / lines) * work.effort.most, work)),
  );
}

/** How many lines each person counts until a zone is done, with someone in one of them. */
function linesUntilDone(zones: readonly StaffedZone[]): readonly number[] {
  const open = new Map(zones.map(({ left, people }, index) => [index, { left, people }]));
  const done: number[] = [];
  let each = 0;
  while (open.size > 0) {
    const staffed = [...open].filter(([, { people }]) => people > 0);
    const step = Math.min(...staffed.map(([, { left, people }]) => left / people));
    each += step;
    let free = 0;
    for (const [index, zone] of staffed) {
      const isDone = zone.left / zone.people === step;
      zone.left -= step * zone.people;
      if (!isDone) continue;
      done[index] = each;
      free += zone.people;
      open.delete(index);
    }
    const rest = [...open.values()];
    for (; rest.length > 0 && free > 0; free -= 1) neediest(rest).people += 1;
  }
  return done;
}

type Load = Omit<StaffedZone, "zone">;

/** Most lines left per person; of those without people, most lines left. */
function neediest<Zone extends Load>(zones: readonly Zone[]): Zone {
  const load = ({ left, people }: Load) => (people > 0 ? left / people : Number.POSITIVE_INFINITY);
  return zones.reduce((most, zone) => {
    const [here, there] = [load(zone), load(most)];
    return here > there || (here === there && zone.left > most.left) ? zone : most;
  });
}
