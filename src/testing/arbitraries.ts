import fc from "fast-check";
import type { Line } from "#contract/line.ts";
import type { Metrics } from "#contract/metrics.ts";
import { hour, minute } from "#domain/time/units.ts";
import { aDocumentation, aLine, anIncident, sampleStart } from "./samples.ts";

/** Numbers like quantities and costs: whole, fractional, negative, tiny and huge, often zero. */
export const quantities: fc.Arbitrary<number> = fc.oneof(
  fc.constant(0),
  fc.integer({ min: -1000, max: 1000 }),
  fc.integer({ min: -10_000, max: 10_000 }).map((hundredths) => hundredths / 100),
  fc.constantFrom(5.5e-17, -5.5e-17, 1e21, 123_456_789.123_456_7),
);

/** Instants of the samples' day, some with an offset, so that texts and times sort differently. */
const instants: fc.Arbitrary<string> = fc
  .record({ minutes: fc.integer({ min: 0, max: 600 }), offset: fc.boolean() })
  .map(({ minutes, offset }) => {
    const at = Date.parse(sampleStart) + minutes * minute;
    if (!offset) return new Date(at).toISOString();
    return new Date(at + 2 * hour).toISOString().replace("Z", "+02:00");
  });

const names = fc.constantFrom("Écrou", "hex", "Bolt", "M10", "m2", "Öse", "a", "Z", "straße");
const texts = fc.array(names, { minLength: 1, maxLength: 3 }).map((list) => list.join(" "));
const classes = fc.constantFrom("A" as const, "B" as const, "C" as const);

const metrics: fc.Arbitrary<Metrics> = fc.record({
  updatedAt: fc.constant(sampleStart),
  abc: classes,
  ranking: fc.nat(),
  valueAbc: classes,
  valueRanking: fc.nat(),
  valueTotal: quantities,
  stockAbc: classes,
  stockRanking: fc.nat(),
  stockMonth: quantities,
  stock6Mo: quantities,
  stockYear: quantities,
  priceAbc: classes,
  priceRanking: fc.nat(),
  priceMonth: quantities,
  price6Mo: quantities,
  priceYear: quantities,
  movementAbc: classes,
  movementRanking: fc.nat(),
  movementMonth: quantities,
  movement6Mo: quantities,
  movementYear: quantities,
});

const orNull = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null });

/** Any line that satisfies the contract; from a small range of values, so that they repeat. */
export const lines: fc.Arbitrary<Line> = fc
  .record({
    id: fc.nat({ max: 50 }),
    index: fc.nat({ max: 20 }),
    startedAt: orNull(instants),
    finishedAt: orNull(instants),
    user: fc.record({ id: fc.nat({ max: 20 }), username: orNull(names) }),
    reason: orNull(texts),
    incident: orNull(fc.record({ type: orNull(names), body: orNull(texts) })),
    stock: quantities,
    stockNow: quantities,
    productUpdatedAt: instants,
    costPrice: quantities,
    countedStock: orNull(quantities),
    difference: orNull(quantities),
    prevCountedStock: orNull(quantities),
    prevDifference: orNull(quantities),
    productId: fc.constantFrom("p-1", "p-2", "p-3"),
    packagingUnit: fc.constantFrom(1, 2, 0.5, 1.1),
    code: texts,
    description: texts,
    location: fc.constantFrom("A-2-1", "A-10-1", "B.1", "B-1", "-", "", "C"),
    lot: orNull(names),
    metrics: orNull(metrics),
  })
  .map(({ productId, productUpdatedAt: updatedAt, packagingUnit, code, ...rest }) => ({
    ...rest,
    product: { ...aLine().product, id: productId, updatedAt, code, packagingUnit },
  }))
  .map(({ description, metrics, product, ...rest }) => ({
    ...rest,
    product: { ...product, description, metrics },
  }))
  .map(({ user, reason, incident, stock, stockNow, location, lot, ...line }) => ({
    ...aLine(),
    ...line,
    assignedUser: user,
    documentation: reason === null ? null : aDocumentation(reason),
    incident: incident === null ? null : anIncident(incident.type, incident.body),
    productLocationStock: stock,
    lotLocationStock: stock,
    location: { id: location, code: location },
    lot: lot === null ? null : { id: lot, code: lot, stock },
    productLocation: { stock: stockNow },
    lotLocation: lot === null ? null : { stock: stockNow },
  }));
