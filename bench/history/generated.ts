import type { Counting } from "#contract/counting.ts";
import { day, minute } from "#domain/time/units.ts";
import type { StagedLines, StagedTexts } from "#gateway/history/archive/staged-lines.ts";

/** Warehouses, each with as many places: a product at a location. */
const warehouses = 13;
const placesOfWarehouse = 12_000;

/** 5,000 countings are spread over so many days before this instant; fewer, over fewer, so that a month has as many. */
const days = 395;
const maxCountings = 5000;
const end = Date.parse("2026-11-01T00:00:00.000Z");

const classes = ["A", "B", "C"];
const reasons = ["Counting error", "Damaged", "Misplaced", "Not booked", "Theft suspected"];
const people = Array.from({ length: 12 }, (_, at) => `person.${at}`);

/** Numbers from 0 to 1, the same in every run. */
function randomNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** The header of a counting, the newest first; each warehouse is counted in turn. */
export function generatedHeader(at: number, countings: number, lines: number): Counting {
  const id = at % warehouses;
  const span = (days * day * Math.min(countings, maxCountings)) / maxCountings;
  const start = end - Math.floor(((at + 1) * span) / countings);
  return {
    id: `counting-${at}`,
    startedAt: new Date(start).toISOString(),
    endsAt: new Date(start + 8 * 60 * minute).toISOString(),
    warehouse: { id, name: `Warehouse ${id}`, code: `W${id}`, slug: `w-${id}` },
    active: false,
    participants: [],
    totalProducts: lines,
    totalProductsCounted: lines,
    totalProductsLeft: 0,
    totalDiscrepancies: 0,
    totalIncidents: 0,
  };
}

/**
 * The lines of that counting: a part of the warehouse's places, one after the other. About 6 % of them are wrong, some
 * places again and again.
 */
export function generatedLines(at: number, { startedAt }: Counting, size: number): StagedLines {
  const random = randomNumbers(at + 1);
  const warehouse = at % warehouses;
  const first = Math.floor(random() * placesOfWarehouse);
  const places = Float64Array.from(
    { length: size },
    (_, line) => (first + line) % placesOfWarehouse,
  );
  const whole = (make: (place: number, line: number) => number) => places.map(make);
  const text = (make: (place: number, line: number) => string | null): StagedTexts => {
    const known = new Map<string, number>();
    const codes = Int32Array.from(places, (place, line) => {
      const value = make(place, line);
      if (value === null) return 0;
      const code = known.get(value) ?? known.size + 1;
      known.set(value, code);
      return code;
    });
    return { texts: [...known.keys()], codes };
  };
  const zone = (place: number) => "ABCDEFGH"[Math.floor(place / 1500)] ?? "A";
  const aisle = (place: number) => String(Math.floor(place / 50) % 30).padStart(2, "0");
  const bay = (place: number) => String(Math.floor(place / 5) % 10).padStart(2, "0");
  const isWrong = whole((place) => (random() < (place % 40 === 0 ? 0.5 : 0.05) ? 1 : 0));
  const difference = whole((_, line) =>
    isWrong[line] === 1 ? 1000 * (Math.floor(random() * 9) - 4 || 1) : 0,
  );
  const expected = whole((place) => 1000 * (1 + ((place * 7919 + warehouse) % 240)));
  const start = Date.parse(startedAt);
  const started = whole((_, line) => start + line * 12_000 + Math.floor(random() * 9000));
  const none = whole(() => Number.NaN);
  return {
    size,
    columns: {
      line: whole((_, line) => at * size + line),
      position: whole((_, line) => line),
      product: text((place) => `P-${warehouse}-${place - (place % 3)}`),
      description: text((place) => `Product ${(place - (place % 3)) % 900} of the range`),
      class: text((place) => classes[place % 20 === 0 ? 0 : place % 5 === 0 ? 1 : 2] ?? null),
      zone: text(zone),
      aisle: text(aisle),
      bay: text(bay),
      location: text((place) => `${zone(place)}-${aisle(place)}-${bay(place)}-${place % 5}`),
      lot: text((place) => (place % 9 === 0 ? `L${2400 + (place % 600)}` : null)),
      person: whole((_, line) => line % people.length),
      name: text((_, line) => people[line % people.length] ?? null),
      started_at: started,
      finished_at: started.map((instant) => instant + 4000 + Math.floor(random() * 20_000)),
      expected,
      counted: expected.map((stock, line) => stock + (difference[line] ?? 0)),
      difference,
      previous_difference: none,
      cost: whole((place) => 10_000 + 100 * (Math.floor(place / 3) % 5000)),
      reason: text((_, line) =>
        isWrong[line] === 1 ? (reasons[Math.floor(random() * reasons.length)] ?? null) : null,
      ),
      documented_at: started.map((instant, line) =>
        isWrong[line] === 1 ? instant + 90 * minute : Number.NaN,
      ),
      incident: text(() => null),
    },
  };
}
