import type { Line } from "#contract/line.ts";
import { minute } from "#domain/time/units.ts";

function listedTwice(line: Line): Line {
  return {
    ...line,
    product: {
      ...line.product,
      id: "twice",
      code: "SCR-1001",
      description: "Hex bolt DIN 933 M8 × 40",
    },
    location: { id: "twice", code: "H-02-04-1" },
    lot: null,
    lotLocation: null,
    productLocation: { stock: line.productLocationStock },
  };
}

function withStockNow(line: Line, stock: number): Line {
  return {
    ...line,
    productLocation: { stock },
    lotLocation: line.lotLocation && { stock },
  };
}

function shifted(instant: string | null, by: number): string | null {
  return instant && new Date(Date.parse(instant) + by).toISOString();
}

/** Changes by index: the first lines are finished at any hour, the last ones are not. */
const changes: Readonly<Record<number, (line: Line) => Line>> = {
  0: ({ product, ...line }) => ({
    ...line,
    product: { ...product, updatedAt: shifted(line.finishedAt, 35 * minute) ?? product.updatedAt },
  }),
  1: (line) => ({ ...line, startedAt: shifted(line.finishedAt, minute) }),
  2: (line) => ({
    ...line,
    countedStock: (line.countedStock ?? 0) + 0.5,
    difference: (line.difference ?? 0) + 0.5,
  }),
  3: (line) => withStockNow(line, line.productLocationStock + (line.countedStock ?? 0) + 2),
  115: listedTwice,
  116: listedTwice,
  117: (line) => withStockNow({ ...line, productLocationStock: -4, lotLocationStock: -4 }, -4),
};

/** A line of the counting whose lines raise doubts, each about something else. */
export function oddLine(line: object, index: number): object {
  // The mapped line is sound.
  return changes[index]?.(line as Line) ?? line;
}
