import type { AbcClass } from "#contract/scalars.ts";
import { day } from "#domain/time/units.ts";
import { awkwardProductAt, type CatalogueProduct, catalogueSize, productAt } from "./catalogue.ts";
import { type Location, locationOf } from "./locations.ts";
import { abcOf } from "./metrics.ts";
import { at, draw, mix } from "./random.ts";
import type { ScheduledCounting } from "./schedule.ts";

/** A place of a warehouse and the product that is always there. */
export interface Place {
  /** Random state that everything about the place derives from. */
  readonly state: number;
  /** Position in walking order, from 0. */
  readonly index: number;
  readonly product: CatalogueProduct;
  readonly abc: AbcClass | null;
  /** Whether most countings find a difference there. */
  readonly isTrouble: boolean;
  /** Position in the order in which countings choose places, from 0: what is counted often has a low one. */
  readonly rank: number;
}

const purpose = { awkward: 120, offset: 121, rank: 122, trouble: 123, recurs: 124 } as const;
/** More places than the largest counting has lines, so that some are not counted for long. */
const placesPerWarehouse = 5400;
const zones = 8;
// Coprime to the catalogue's size, as the stride of the lines is, but another.
const stride = 481;
const often = 300;
const classWeight = { A: 0, B: 0.15, C: 0.3 } as const;

const known = new Map<number, readonly Place[]>();

function productAtPlace(warehouse: number, state: number, index: number): CatalogueProduct {
  if (draw(state, purpose.awkward) < 0.01) return awkwardProductAt(mix(state, purpose.offset));
  return productAt((mix(warehouse, purpose.offset) % catalogueSize) + index * stride);
}

/** The places of a warehouse in walking order. */
function placesIn(warehouseIndex: number, warehouse: number): readonly Place[] {
  const made = known.get(warehouse);
  if (made) return made;
  const rarelyCounted = (warehouseIndex * 3 + 7) % zones;
  const scores = new Float64Array(placesPerWarehouse);
  const places = Array.from({ length: placesPerWarehouse }, (_, index) => {
    const state = mix(mix(warehouse, purpose.rank), index);
    const product = productAtPlace(warehouse, state, index);
    const abc = abcOf(product);
    const isRare = Math.floor((index * zones) / placesPerWarehouse) === rarelyCounted;
    scores[index] = draw(state, purpose.rank) * 0.6 + classWeight[abc ?? "C"] + (isRare ? 1 : 0);
    return { state, index, product, abc, rank: 0, isTrouble: false };
  });
  const byScore = Uint32Array.from(scores.keys()).sort(
    (a, b) => (scores[a] ?? 0) - (scores[b] ?? 0),
  );
  for (const [rank, index] of byScore.entries()) {
    const place = at(places, index);
    place.rank = rank;
    place.isTrouble = rank < often && draw(place.state, purpose.trouble) < 0.05;
  }
  known.set(warehouse, places);
  return places;
}

/** The location of a place, as a line names it. */
export function locationAt({ index, state }: Place, warehouse: number): Location {
  return locationOf(index, placesPerWarehouse, state, warehouse);
}

const chosen = new WeakMap<ScheduledCounting, readonly Place[]>();

/**
 * The places of a counting's lines, in walking order: those that are counted most often, as many as it has lines. So
 * small countings of a warehouse repeat each other, and large ones reach what is rarely counted.
 * @returns `undefined` for countings whose places are their own
 */
export function placesOfCounting(counting: ScheduledCounting): readonly Place[] | undefined {
  if (!counting.isOfStock) return undefined;
  const before = chosen.get(counting);
  if (before) return before;
  const all = placesIn(counting.warehouseIndex, counting.warehouse.id);
  const places = all.filter(({ rank }) => rank < counting.size);
  chosen.set(counting, places);
  return places;
}

const wave = 240 * day;

/** How likely a counting is to find a difference at a place because earlier ones did, 0 to 1. */
function chanceAt(place: Place, { startedAt, warehouseIndex }: ScheduledCounting): number {
  if (place.isTrouble) return 0.85;
  if (place.abc !== "A") return 0;
  // Class A gets worse for eight months, then starts again; each warehouse is at another point of that.
  const since = (startedAt / wave + warehouseIndex / 13) % 1;
  return 0.12 * since ** 2;
}

/** Whether a counting expects a difference at a place. */
export function recursAt(place: Place, counting: ScheduledCounting): boolean {
  const chance = chanceAt(place, counting);
  return chance > 0 && draw(mix(place.state, counting.state), purpose.recurs) < chance;
}
