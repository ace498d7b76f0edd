import type { SentLine } from "#contract/line.ts";
import type { AbcClass } from "#contract/scalars.ts";

/**
 * Input of the figures for one line. Decoded JSON lines and rows of a column store both provide it, so one code
 * computes both. Instants are milliseconds since 1970, quantities are units of the product.
 */
export interface LineFacts {
  readonly startedAt: number | null;
  readonly finishedAt: number | null;
  /** Stock at the line's location: of the lot if the line has one, else of the product. */
  readonly locationStock: number;
  /** The stock there now, beside which the line's own may be older; `null` where the API does not send it. */
  readonly stockNow: number | null;
  /** Whether the packaging unit and every stock that the API sends with the line are whole numbers. */
  readonly hasWholeStocks: boolean;
  readonly countedStock: number | null;
  readonly difference: number | null;
  readonly prevCountedStock: number | null;
  readonly prevDifference: number | null;
  /** Cost of one unit; `null` when costs are left out. */
  readonly costPrice: number | null;
  readonly documented: boolean;
  readonly hasIncident: boolean;
  readonly locationCode: string;
  readonly productId: string;
  readonly productCode: string;
  readonly productDescription: string;
  readonly productUpdatedAt: number;
  /** Smallest number of units sold together. */
  readonly packagingUnit: number;
  /** The user the line is assigned to. */
  readonly userId: number;
  readonly username: string | null;
  /** The product's classes; `null` for a product without metrics. */
  readonly abc: AbcClass | null;
  readonly valueAbc: AbcClass | null;
  readonly stockAbc: AbcClass | null;
  readonly priceAbc: AbcClass | null;
  readonly movementAbc: AbcClass | null;
  /** The documented reason; `null` without documentation. */
  readonly reasonId: number | null;
  readonly reasonName: string | null;
  /** Name of the incident's type; `null` without an incident, and for one without a type. */
  readonly incidentType: string | null;
}

function milliseconds(instant: string | null): number | null {
  return instant === null ? null : Date.parse(instant);
}

export function lineFacts(line: SentLine): LineFacts {
  const { product, documentation, incident } = line;
  const { metrics } = product;
  return {
    startedAt: milliseconds(line.startedAt),
    finishedAt: milliseconds(line.finishedAt),
    locationStock: line.lot ? line.lotLocationStock : line.productLocationStock,
    stockNow: line.lot ? (line.lotLocation?.stock ?? null) : line.productLocation.stock,
    hasWholeStocks: [
      product.packagingUnit,
      product.stock,
      line.productStock,
      line.productLocationStock,
      line.lotStock,
      line.lotLocationStock,
    ].every(Number.isInteger),
    countedStock: line.countedStock,
    difference: line.difference,
    prevCountedStock: line.prevCountedStock,
    prevDifference: line.prevDifference,
    costPrice: line.costPrice,
    documented: documentation !== null,
    hasIncident: incident !== null,
    locationCode: line.location.code,
    productId: product.id,
    productCode: product.code,
    productDescription: product.description,
    productUpdatedAt: Date.parse(product.updatedAt),
    packagingUnit: product.packagingUnit,
    userId: line.assignedUser.id,
    username: line.assignedUser.username,
    abc: metrics?.abc ?? null,
    valueAbc: metrics?.valueAbc ?? null,
    stockAbc: metrics?.stockAbc ?? null,
    priceAbc: metrics?.priceAbc ?? null,
    movementAbc: metrics?.movementAbc ?? null,
    reasonId: documentation?.reason.id ?? null,
    reasonName: documentation?.reason.name ?? null,
    incidentType: incident?.type?.name ?? null,
  };
}
