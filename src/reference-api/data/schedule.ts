import type { User, Warehouse } from "#contract/counting.ts";
import { crew } from "./people.ts";
import { at, draw, drawInteger, mix } from "./random.ts";
import { day, minute } from "./time.ts";
import { crewSize, type Shape, type Track, tracks } from "./tracks.ts";
import { warehouses } from "./warehouses.ts";

/** A counting as it is planned; all that changes with time is worked out from it. Moments are in milliseconds since 1970. */
export interface ScheduledCounting extends Pick<Shape, "size" | "course"> {
  readonly id: string;
  /** The counting as a number, unique; ids of lines begin with it. */
  readonly number: number;
  /** Stirred number that everything about the counting is drawn from. */
  readonly state: number;
  readonly startedAt: number;
  readonly endsAt: number;
  /** When it stops being active. */
  readonly closesAt: number;
  readonly warehouse: Warehouse;
  /** Place of the warehouse in the list of warehouses. */
  readonly warehousePlace: number;
  readonly participants: readonly User[];
}

const purpose = { jitter: 50, warehouse: 51 } as const;
const reach = 2 * 365 * day;
/** How long a closed counting stays that is not one of those kept. */
const clearedAfter = 2 * day;
/** Longest that a counting which is cleared away stays open; tracks with drawn lengths keep all of theirs. */
const maxLength = Math.max(
  ...tracks.filter(({ keepEvery }) => keepEvery > 1).map(({ shape }) => shape(0).closes),
);
const rememberAtMost = 4000;
const slotBits = 24;

/** Fills in who and where for a counting of a shape. */
export function plan(
  identity: Pick<ScheduledCounting, "id" | "number" | "state" | "startedAt">,
  shape: Shape,
): ScheduledCounting {
  const warehousePlace = drawInteger(identity.state, purpose.warehouse, 0, warehouses.length - 1);
  return {
    ...identity,
    size: shape.size,
    course: shape.course,
    endsAt: Math.round(identity.startedAt + shape.deadline),
    closesAt: Math.round(identity.startedAt + shape.closes),
    warehouse: at(warehouses, warehousePlace),
    warehousePlace,
    participants: crew(warehousePlace, shape.size === 0 ? 1 : crewSize(shape.size)),
  };
}

/** Spreads numbers of 28 bits over 28 bits without ever giving two the same. */
function scatter(value: number): number {
  const mask = 0xfffffff;
  let x = Math.imul(value, 0x9e3779b1) & mask;
  x ^= x >>> 13;
  x = Math.imul(x, 0x5bd1e995) & mask;
  return x ^ (x >>> 15);
}

function countingOf(
  seed: number,
  trackPlace: number,
  track: Track,
  slot: number,
): ScheduledCounting {
  const value = trackPlace * 2 ** slotBits + slot;
  const number = scatter(value ^ (mix(seed, 0) >>> 4));
  const state = mix(mix(seed, 1), value);
  // Nobody starts a counting on the stroke of the hour. Only ever earlier, so that the slot stays covered.
  const early = Math.floor(draw(state, purpose.jitter) * 9 * minute);
  const id = number.toString(16).padStart(7, "0");
  const startedAt = slot * track.period + track.phase - track.lead - early;
  return plan({ id, number, state, startedAt }, track.shape(state));
}

function* slotsAt(track: Track, now: number): Generator<number> {
  const slotOf = (moment: number) => Math.max(0, Math.floor((moment - track.phase) / track.period));
  const last = slotOf(now + track.lead + 10 * minute);
  const first = slotOf(now - reach);
  // A slot never begins before its counting, so everything that is not yet cleared away lies in here.
  const recent = Math.max(first, slotOf(now - clearedAfter - maxLength));
  const { keepEvery } = track;
  for (let slot = Math.ceil(first / keepEvery) * keepEvery; slot < recent; slot += keepEvery)
    yield slot;
  for (let slot = recent; slot <= last; slot++) yield slot;
}

/**
 * The organization's countings: at a moment, those started in the two years before it, newest first
 * and by id where two started together.
 * @param seed which organization; the same seed gives the same countings
 */
export function createSchedule(seed: number): (now: number) => readonly ScheduledCounting[] {
  const known = new Map<number, ScheduledCounting>();

  function recall(trackPlace: number, track: Track, slot: number): ScheduledCounting {
    const key = trackPlace * 2 ** slotBits + slot;
    const counting = known.get(key) ?? countingOf(seed, trackPlace, track, slot);
    if (known.size >= rememberAtMost) known.clear();
    known.set(key, counting);
    return counting;
  }

  return (now) => {
    const countings: ScheduledCounting[] = [];
    for (const [index, track] of tracks.entries()) {
      for (const slot of slotsAt(track, now)) {
        const counting = recall(index, track, slot);
        const kept = slot % track.keepEvery === 0 || now < counting.closesAt + clearedAfter;
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
