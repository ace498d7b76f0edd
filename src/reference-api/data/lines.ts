import type { Line, Lot, Product } from "#contract/line.ts";
import { day } from "#domain/time/units.ts";
import { awkwardProductAt, type CatalogueProduct, catalogueSize, productAt } from "./catalogue.ts";
import { documentationOf, documentedAt } from "./documentation.ts";
import { incidentOf } from "./incidents.ts";
import { assigneeOf, incidentMoment, type LinePlan, outcome } from "./line-plan.ts";
import { locationOf } from "./locations.ts";
import { metricsOf } from "./metrics.ts";
import { supervisor } from "./people.ts";
import { previousDifference, type Quantities, quantitiesOf, units } from "./quantities.ts";
import { at, draw, drawInteger, hex, mix } from "./random.ts";
import type { ScheduledCounting } from "./schedule.ts";
import { locationAt, placesOfCounting } from "./stock.ts";
import { iso } from "./time.ts";
import { seenAt } from "./totals.ts";

const purpose = {
  awkward: 110,
  offset: 111,
  recount: 112,
  unstarted: 113,
  cost: 114,
  lot: 115,
  edited: 116,
} as const;
// Coprime to the catalogue's size, so that products repeat only after all were used, and far from its half, so
// that neighbours are of different kinds.
const stride = 479;
const idsPerLine = 3;
const idsPerCounting = idsPerLine * 100_000;

function productOf(counting: ScheduledCounting, index: number): CatalogueProduct {
  const place = placesOfCounting(counting)?.[index];
  if (place) return place.product;
  const state = mix(counting.state, index);
  if (draw(state, purpose.awkward) < 0.01) return awkwardProductAt(mix(state, purpose.offset));
  return productAt((mix(counting.state, purpose.offset) % catalogueSize) + index * stride);
}

function productField(
  counting: ScheduledCounting,
  product: CatalogueProduct,
  stock: number,
): Product {
  const { warehouse, startedAt } = counting;
  const edited = drawInteger(product.state, purpose.edited, 1, 400);
  return {
    id: product.id,
    updatedAt: iso(startedAt - edited * 3_600_123),
    code: product.code,
    warehouse: { name: warehouse.name, code: warehouse.code },
    costPrice: product.cost,
    stock,
    metrics: metricsOf(product, Math.floor(startedAt / day) * day),
    description: product.description,
    packagingUnit: product.pack,
  };
}

function lotField(state: number, stock: number): Lot {
  const number = mix(state, purpose.lot);
  const week = String(1 + (number % 52)).padStart(2, "0");
  return { id: hex(number), code: `L${23 + (number % 4)}${week}-${1000 + (number % 8999)}`, stock };
}

/** The line's frozen cost; a few products have become dearer since. */
function lineCost(product: CatalogueProduct, state: number): number {
  const factor = draw(state, purpose.cost) < 0.04 ? 0.97 : 1;
  return Math.round(product.cost * factor * 10_000) / 10_000;
}

/** The result of a finished line; blank while it is not finished or was finished without a count. */
function countFields(finished: boolean, bits: number, expected: number, quantities: Quantities) {
  if (!finished || bits & outcome.uncounted) return { countedStock: null, difference: null };
  return {
    countedStock: units(expected + quantities.difference),
    difference: units(quantities.difference),
  };
}

function previousFields(
  started: boolean,
  product: CatalogueProduct,
  state: number,
  expected: number,
  difference: number,
) {
  const chance = difference === 0 ? 0.06 : 0.3;
  if (!started || draw(state, purpose.recount) >= chance) {
    return { prevCountedStock: null, prevDifference: null };
  }
  const previous = previousDifference(product, state, expected, difference);
  return { prevCountedStock: units(expected + previous), prevDifference: units(previous) };
}

/**
 * One line of a counting at a moment.
 * @param index position in the counting, from 0
 * @param now milliseconds since 1970
 */
export function lineOf(
  counting: ScheduledCounting,
  plan: LinePlan,
  index: number,
  now: number,
): Line {
  const state = mix(counting.state, index);
  const place = placesOfCounting(counting)?.[index];
  const bits = plan.outcomes[index] ?? 0;
  const start = plan.starts[index] ?? Number.POSITIVE_INFINITY;
  const finish = plan.finishes[index] ?? Number.POSITIVE_INFINITY;
  const moment = seenAt(counting, now);
  const started = start <= moment;
  const finished = finish <= moment;

  const isTwin = (bits & outcome.twin) !== 0;
  const hasTwin = ((plan.outcomes[index + 1] ?? 0) & outcome.twin) !== 0;
  const product = productOf(counting, isTwin ? index - 1 : index);
  const hasLot = product.lots && !isTwin && !hasTwin;
  const pairState = isTwin ? mix(counting.state, index - 1) : state;
  const pair =
    isTwin || hasTwin ? { side: isTwin ? (1 as const) : (-1 as const), state: pairState } : null;
  const differs = (bits & outcome.discrepancy) !== 0;
  const warehouse = counting.warehouse.id;
  const quantities = quantitiesOf(product, warehouse, state, differs, hasLot, pair);
  const expected = hasLot ? quantities.lotLocation : quantities.productLocation;

  const id = counting.number * idsPerCounting + index * idsPerLine;
  const assignedUser = at(counting.participants, assigneeOf(counting, index));
  const documented = differs && finished ? documentedAt(state, finish) : null;
  const isDocumented = documented !== null && documented <= now;
  const reported = incidentMoment(start, finish);
  const isReported = (bits & outcome.incident) !== 0 && reported <= moment;
  const updatedAt = isDocumented
    ? documented
    : finished
      ? finish
      : isReported
        ? reported
        : started
          ? start
          : counting.startedAt;

  return {
    id,
    updatedAt: iso(updatedAt),
    startedAt: started && !(finished && draw(state, purpose.unstarted) < 0.004) ? iso(start) : null,
    finishedAt: finished ? iso(finish) : null,
    index,
    assignedUser,
    documentation: isDocumented
      ? documentationOf(
          id + 1,
          state,
          documented,
          [assignedUser, supervisor(counting.warehouseIndex)],
          units(expected + quantities.difference),
        )
      : null,
    productStock: units(quantities.product),
    productLocationStock: units(quantities.productLocation),
    lotStock: units(quantities.lot),
    lotLocationStock: units(quantities.lotLocation),
    costPrice: lineCost(product, state),
    ...countFields(finished, bits, expected, quantities),
    ...previousFields(started, product, state, expected, quantities.difference),
    product: productField(counting, product, units(quantities.product)),
    location: place
      ? locationAt(place, warehouse)
      : locationOf(index, counting.size, state, warehouse),
    lot: hasLot ? lotField(place?.state ?? state, units(quantities.lot)) : null,
    productLocation: { stock: units(quantities.productLocation) },
    lotLocation: hasLot ? { stock: units(quantities.lotLocation) } : null,
    counting: {
      id: counting.id,
      startedAt: iso(counting.startedAt),
      warehouse: { id: warehouse },
    },
    incident: isReported ? incidentOf(id + 2, state, reported) : null,
  };
}
