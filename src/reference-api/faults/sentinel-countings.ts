import type { Line } from "#contract/line.ts";
import { day, hour, minute } from "#domain/time/units.ts";
import { mix, mixText } from "#reference-api/data/random.ts";
import { plan, type ScheduledCounting } from "#reference-api/data/schedule.ts";
import type { DetailFaults } from "#reference-api/detail.ts";
import { maxLines } from "./sentinels.ts";

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
function oddLine(line: object, index: number): object {
  // The mapped line is sound.
  return changes[index]?.(line as Line) ?? line;
}

const linesName = /^lines-(0|[1-9]\d{0,4})$/;
const faultSizes: Record<string, number> = {
  "odd-lines": 120,
  "fault-slow": 200,
  "fault-truncated": 200,
  "fault-broken-lines": 60,
  "fault-mismatch": 60,
};

// The sentinel countings restart at an hour of low activity.
const beginsAt = 3 * hour + 17 * minute;

function sizeOf(name: string): number | undefined {
  const lines = linesName.exec(name)?.[1];
  if (lines === undefined) return faultSizes[name];
  return Number(lines) <= maxLines ? Number(lines) : undefined;
}

/**
 * The counting of a sentinel id: started yesterday evening or this morning, still active.
 * @returns `undefined` for any other id
 */
export function sentinelCounting(
  seed: number,
  id: string,
  now: number,
): ScheduledCounting | undefined {
  const size = sizeOf(id);
  if (size === undefined) return undefined;
  const startedAt = Math.floor((now - beginsAt) / day) * day + beginsAt - 5 * hour;
  const state = mix(seed, mixText(id));
  return plan(
    { id, number: state >>> 4, state, startedAt },
    {
      size,
      course: [
        [0, 0],
        [32 * hour, 1],
      ],
      closes: 33 * hour,
      deadline: 30 * hour,
    },
  );
}

/** Three contract violations, by the index of the line. */
const breaks: Readonly<Record<number, (line: object) => object>> = {
  11: (line) => ({ ...line, costPrice: "12.50" }),
  29: (line) => {
    const { location: _, ...rest } = line as { location?: unknown };
    return rest;
  },
  47: (line) => ({ ...line, product: withUnknownClass(line) }),
};

function withUnknownClass(line: object): object {
  const { product } = line as { product: { metrics: object | null } };
  return { ...product, metrics: { ...product.metrics, abc: "D" } };
}

/** Faults in the detail of a sentinel counting. */
export function detailFaultsOf(id: string): DetailFaults {
  if (id === "fault-broken-lines") return { line: (line, index) => breaks[index]?.(line) ?? line };
  if (id === "odd-lines") return { line: oddLine };
  if (id === "fault-mismatch") {
    return {
      header: (header) => ({
        ...header,
        totalProductsCounted: header.totalProductsCounted + 2,
        totalProductsLeft: header.totalProductsLeft - 2,
        totalDiscrepancies: header.totalDiscrepancies + 1,
      }),
    };
  }
  return {};
}
