import type { CatalogueProduct } from "./catalogue.ts";
import { draw, drawInteger, mix } from "./random.ts";

/** Stock of a line in thousandths of a unit: whole numbers, so that sums have no binary rounding errors. */
export interface Quantities {
  readonly product: number;
  readonly productLocation: number;
  /** 0 without a lot. */
  readonly lot: number;
  /** 0 without a lot. */
  readonly lotLocation: number;
  /** Surplus (or, if negative, shortage) against the expected stock; 0 without a discrepancy. */
  readonly difference: number;
}

const purpose = {
  warehouse: 70,
  share: 71,
  empty: 72,
  negative: 73,
  lotShare: 74,
  lotElsewhere: 75,
  packs: 76,
  magnitude: 77,
  sign: 78,
} as const;

/** @param state the line's random state; for a twin, that of the line before it */
function magnitudeOf(product: CatalogueProduct, state: number): number {
  const { step, pack } = product;
  if (pack > 1 && draw(state, purpose.packs) < 0.45) {
    return pack * 1000 * drawInteger(state, purpose.magnitude, 1, 3);
  }
  return step * (1 + Math.floor(draw(state, purpose.magnitude) ** 3 * 14));
}

/** Units of a product in a warehouse, in thousandths. */
function warehouseStock(product: CatalogueProduct, warehouse: number): number {
  const spread = draw(mix(product.state, warehouse), purpose.warehouse) ** 3;
  return product.step * product.pack * (3 + Math.floor((spread * 600) / Math.sqrt(product.pack)));
}

/**
 * The stock figures of a line.
 * @param pair the line's side of a pair with opposite differences, if it is in one
 * @param pairState the random state that both lines of a pair share
 */
export function quantitiesOf(
  product: CatalogueProduct,
  warehouse: number,
  state: number,
  differs: boolean,
  lot: boolean,
  pair: { readonly side: 1 | -1; readonly state: number } | null,
): Quantities {
  const { step } = product;
  const inWarehouse = warehouseStock(product, warehouse);
  const part = (of: number, share: number) => Math.round((of * share) / step) * step;
  const magnitude = magnitudeOf(product, pair ? pair.state : state);

  if (pair) {
    // Expected is large enough for the shortage.
    const here = Math.max(part(inWarehouse, draw(state, purpose.share)), magnitude);
    const total = Math.max(inWarehouse, here);
    const difference = pair.side * magnitude;
    return { product: total, productLocation: here, lot: 0, lotLocation: 0, difference };
  }
  if (differs && !lot && draw(state, purpose.negative) < 0.05) {
    // More was booked out than existed; anything found then is a surplus.
    return {
      product: 0,
      productLocation: -magnitude,
      lot: 0,
      lotLocation: 0,
      difference: 2 * magnitude,
    };
  }
  const empty = draw(state, purpose.empty) < 0.03;
  const here = empty ? 0 : part(inWarehouse, 0.15 + draw(state, purpose.share) * 0.85);
  const lotHere = lot ? part(here, 0.3 + draw(state, purpose.lotShare) * 0.7) : 0;
  const lotElsewhere = lot ? part(inWarehouse - here, draw(state, purpose.lotElsewhere)) : 0;
  const expected = lot ? lotHere : here;
  const missing = draw(state, purpose.sign) < 0.62 && expected >= magnitude;
  return {
    product: inWarehouse,
    productLocation: here,
    lot: lotHere + lotElsewhere,
    lotLocation: lotHere,
    difference: differs ? (missing ? -magnitude : magnitude) : 0,
  };
}

/** Converts thousandths to units; the nearest double, so it prints as the exact decimal. */
export function units(thousandths: number): number {
  return thousandths / 1000;
}

const recountPurpose = { effect: 80, before: 81 } as const;

/**
 * Difference of an earlier count, in thousandths, which the current count confirmed, cleared, reduced, worsened
 * or turned.
 * @param expected and `difference` in thousandths; the earlier count is never below 0
 */
export function previousDifference(
  product: CatalogueProduct,
  state: number,
  expected: number,
  difference: number,
): number {
  const effect = draw(state, recountPurpose.effect);
  const some = product.step * drawInteger(state, recountPurpose.before, 1, 6);
  const previous =
    difference === 0
      ? effect < 0.75
        ? some
        : 0
      : effect < 0.4
        ? difference
        : effect < 0.65
          ? difference * 2
          : effect < 0.8
            ? -difference
            : 0;
  return expected + previous < 0 ? some - Math.min(0, expected) : previous;
}
