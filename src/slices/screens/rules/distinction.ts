import type { Counting } from "#contract/counting.ts";

/**
 * Distinguishes a counting from the others of its warehouse: by start, else by number of lines, else by id. `null` for
 * the only one of its warehouse.
 */
export type Distinction = "start" | "lines" | "id" | null;

const minutesOf = ({ startedAt }: Counting) => Math.floor(Date.parse(startedAt) / 60_000);

/** @param all countings that are visible together, this one among them or not */
export function distinctionOf(counting: Counting, all: readonly Counting[]): Distinction {
  const others = all.filter(
    ({ id, warehouse }) => id !== counting.id && warehouse.id === counting.warehouse.id,
  );
  if (others.length === 0) return null;
  const simultaneous = others.filter((other) => minutesOf(other) === minutesOf(counting));
  if (simultaneous.length === 0) return "start";
  const { totalProducts: lines } = counting;
  return simultaneous.every(({ totalProducts }) => totalProducts !== lines) ? "lines" : "id";
}
