import type { Metrics } from "#contract/metrics.ts";
import type { AbcClass } from "#contract/scalars.ts";
import { type CatalogueProduct, catalogueSize } from "./catalogue.ts";
import { draw, drawInteger } from "./random.ts";
import { iso } from "./time.ts";

const purpose = { none: 20, abc: 21, value: 22, stock: 23, price: 24, movement: 25 } as const;

const cents = (value: number) => Math.round(value * 100) / 100;

function classOf(ranking: number): AbcClass {
  const share = ranking / catalogueSize;
  return share <= 0.2 ? "A" : share <= 0.5 ? "B" : "C";
}

/** A year's figure that decreases with the ranking, like sales. */
const yearly = (top: number, ranking: number) => top / (1 + ranking / 12);

type Figures = Omit<Metrics, "updatedAt">;

function figuresOf({ state, cost }: CatalogueProduct): Figures | null {
  if (draw(state, purpose.none) < 0.1) return null;
  const rank = (kind: number) => drawInteger(state, kind, 1, catalogueSize);
  const ranking = rank(purpose.abc);
  const valueRanking = rank(purpose.value);
  const stockRanking = rank(purpose.stock);
  const priceRanking = rank(purpose.price);
  const movementRanking = rank(purpose.movement);
  const stockYear = Math.round(yearly(24_000, stockRanking));
  const priceYear = cents(yearly(180_000, priceRanking));
  const movementYear = Math.round(yearly(5_200, movementRanking));
  return {
    abc: classOf(ranking),
    ranking,
    valueAbc: classOf(valueRanking),
    valueRanking,
    valueTotal: cents(yearly(95_000, valueRanking) + cost),
    stockAbc: classOf(stockRanking),
    stockRanking,
    stockMonth: Math.round(stockYear * 0.09),
    stock6Mo: Math.round(stockYear * 0.53),
    stockYear,
    priceAbc: classOf(priceRanking),
    priceRanking,
    priceMonth: cents(priceYear * 0.08),
    price6Mo: cents(priceYear * 0.49),
    priceYear,
    movementAbc: classOf(movementRanking),
    movementRanking,
    movementMonth: Math.round(movementYear * 0.085),
    movement6Mo: Math.round(movementYear * 0.51),
    movementYear,
  };
}

const known = new WeakMap<CatalogueProduct, Figures | null>();

function knownFigures(product: CatalogueProduct): Figures | null {
  let figures = known.get(product);
  if (figures === undefined) {
    figures = figuresOf(product);
    known.set(product, figures);
  }
  return figures;
}

/** A product's class by the default lens; `null` for the products without metrics. */
export function abcOf(product: CatalogueProduct): AbcClass | null {
  return knownFigures(product)?.abc ?? null;
}

/**
 * A product's metrics at their last computation.
 * @param updatedAt of that computation, in milliseconds since 1970
 * @returns `null` for the tenth of the products without metrics
 */
export function metricsOf(product: CatalogueProduct, updatedAt: number): Metrics | null {
  const figures = knownFigures(product);
  return figures && { ...figures, updatedAt: iso(updatedAt) };
}
