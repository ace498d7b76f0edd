import type { User, Warehouse } from "#contract/counting.ts";
import { day, minute } from "#domain/time/units.ts";
import { crew } from "./people.ts";
import { at, draw, drawInteger, mix } from "./random.ts";
import { crewSize, type Shape, type Track, tracks } from "./tracks.ts";

const rows: readonly (readonly [code: string, name: string, slug: string])[] = [
  ["GTF-01", "Getafe Central", "getafe-central"],
  ["OPO-03", "Porto Leixões", "porto-leixoes"],
  ["VLC-02", "Valencia Norte", "valencia-norte"],
  ["GDN-01", "Gdańsk Port Północny", "gdansk-port-polnocny"],
  ["ZAZ-01", "Zaragoza Plaza", "zaragoza-plaza"],
  ["HAM-01", "Hamburg Altenwerder", "hamburg-altenwerder"],
  ["LYS-01", "Lyon Est", "lyon-est"],
  ["MIL-04", "Milano Segrate", "milano-segrate"],
  ["RTM-02", "Rotterdam Maasvlakte", "rotterdam-maasvlakte"],
  ["TRN-01", "Torino Orbassano", "torino-orbassano"],
  ["SVQ-01", "Sevilla Sur", "sevilla-sur"],
  ["ANR-02", "Antwerpen Haven", "antwerpen-haven"],
  ["LIL-01", "Lille Lesquin", "lille-lesquin"],
];

/** Every warehouse of the organization. The first has the id 0, which is valid. */
export const warehouses: readonly Warehouse[] = rows.map(([code, name, slug], index) => ({
  name,
  id: index * 7,
  code,
  slug,
}));

/**
 * The plan of a counting; everything that changes over time derives from it. Moments are in milliseconds since
 * 1970.
 */
export interface ScheduledCounting extends Pick<Shape, "size" | "course"> {
  readonly id: string;
  /** Unique number of the counting; ids of lines start with it. */
  readonly number: number;
  /** Random state that everything about the counting derives from. */
  readonly state: number;
  readonly startedAt: number;
  readonly endsAt: number;
  /** When it stops being active. */
  readonly closesAt: number;
  readonly warehouse: Warehouse;
  /** Index in the list of warehouses. */
  readonly warehouseIndex: number;
  readonly participants: readonly User[];
  /** Whether its lines are places of the warehouse's stock that other countings count, too. */
  readonly isOfStock: boolean;
}

const purpose = { jitter: 50, warehouse: 51 } as const;
const reach = 2 * 365 * day;
/** How long a closed counting stays listed, unless it is one of those that remain. */
const removedAfter = 2 * day;
/** Maximum duration of a removed counting; countings of tracks with random durations all remain. */
const maxLength = Math.max(
  ...tracks.filter(({ keepEvery }) => keepEvery > 1).map(({ shape }) => shape(0).closes),
);
const maxCached = 4000;
const slotBits = 24;

/** Adds people and place to a counting of a given shape. */
export function plan(
  identity: Pick<ScheduledCounting, "id" | "number" | "state" | "startedAt">,
  shape: Shape,
  isOfStock = false,
): ScheduledCounting {
  const warehouseIndex = drawInteger(identity.state, purpose.warehouse, 0, warehouses.length - 1);
  return {
    ...identity,
    size: shape.size,
    course: shape.course,
    endsAt: Math.round(identity.startedAt + shape.deadline),
    closesAt: Math.round(identity.startedAt + shape.closes),
    warehouse: at(warehouses, warehouseIndex),
    warehouseIndex,
    isOfStock,
    participants: crew(warehouseIndex, shape.size === 0 ? 1 : crewSize(shape.size)),
  };
}

/** A bijection on numbers of 28 bits. */
function scatter(value: number): number {
  const mask = 0xfffffff;
  let x = Math.imul(value, 0x9e3779b1) & mask;
  x ^= x >>> 13;
  x = Math.imul(x, 0x5bd1e995) & mask;
  return x ^ (x >>> 15);
}

function countingOf(
  seed: number,
  trackIndex: number,
  track: Track,
  slot: number,
): ScheduledCounting {
  const value = trackIndex * 2 ** slotBits + slot;
  const number = scatter(value ^ (mix(seed, 0) >>> 4));
  const state = mix(mix(seed, 1), value);
  // Countings do not start on the hour. Only ever earlier, so that the slot stays covered.
  const early = Math.floor(draw(state, purpose.jitter) * 9 * minute);
  const id = number.toString(16).padStart(7, "0");
  const startedAt = slot * track.period + track.phase - track.lead - early;
  return plan({ id, number, state, startedAt }, track.shape(state), track.isOfStock);
}

function* slotsAt(track: Track, now: number): Generator<number> {
  const slotOf = (moment: number) => Math.max(0, Math.floor((moment - track.phase) / track.period));
  const last = slotOf(now + track.lead + 10 * minute);
  const first = slotOf(now - reach);
  // A slot never begins before its counting, so every counting that is not removed yet is in this range.
  const recent = Math.max(first, slotOf(now - removedAfter - maxLength));
  const { keepEvery } = track;
  for (let slot = Math.ceil(first / keepEvery) * keepEvery; slot < recent; slot += keepEvery)
    yield slot;
  for (let slot = recent; slot <= last; slot++) yield slot;
}

/**
 * The organization's countings at a moment: those started in the two years before it, newest first, then by id.
 * @param seed selects the organization; the same seed gives the same countings
 */
export function createSchedule(seed: number): (now: number) => readonly ScheduledCounting[] {
  const known = new Map<number, ScheduledCounting>();

  function cachedCounting(trackIndex: number, track: Track, slot: number): ScheduledCounting {
    const key = trackIndex * 2 ** slotBits + slot;
    const counting = known.get(key) ?? countingOf(seed, trackIndex, track, slot);
    if (known.size >= maxCached) known.clear();
    known.set(key, counting);
    return counting;
  }

  return (now) => {
    const countings: ScheduledCounting[] = [];
    for (const [index, track] of tracks.entries()) {
      for (const slot of slotsAt(track, now)) {
        const counting = cachedCounting(index, track, slot);
        const kept = slot % track.keepEvery === 0 || now < counting.closesAt + removedAfter;
        if (counting.startedAt <= now && counting.startedAt > now - reach && kept)
          countings.push(counting);
      }
    }
    return countings.sort(inOrder);
  };
}

/** The list's order: newest start first, then by id. */
export function inOrder(
  a: Pick<ScheduledCounting, "startedAt" | "id">,
  b: Pick<ScheduledCounting, "startedAt" | "id">,
): number {
  return b.startedAt - a.startedAt || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);
}
