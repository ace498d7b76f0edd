import type { Line } from "#contract/line.ts";

/**
 * What the figures need of a line. A line decoded from JSON and a row of a column store both give it,
 * so one code computes both. Instants are milliseconds since 1970, quantities are units of the product.
 */
export interface LineFacts {
  readonly startedAt: number | null;
  readonly finishedAt: number | null;
  /** Stock of the line's place: of the lot there if the line has a lot, else of the product. */
  readonly placeStock: number;
  readonly countedStock: number | null;
  readonly difference: number | null;
  readonly prevCountedStock: number | null;
  /** Cost of one unit. */
  readonly costPrice: number;
  readonly documented: boolean;
  readonly hasIncident: boolean;
  readonly locationCode: string;
}

function milliseconds(instant: string | null): number | null {
  return instant === null ? null : Date.parse(instant);
}

export function lineFacts(line: Line): LineFacts {
  return {
    startedAt: milliseconds(line.startedAt),
    finishedAt: milliseconds(line.finishedAt),
    placeStock: line.lot ? line.lotLocationStock : line.productLocationStock,
    countedStock: line.countedStock,
    difference: line.difference,
    prevCountedStock: line.prevCountedStock,
    costPrice: line.costPrice,
    documented: line.documentation !== null,
    hasIncident: line.incident !== null,
    locationCode: line.location.code,
  };
}
