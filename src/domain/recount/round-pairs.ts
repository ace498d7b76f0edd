/** What tells which lines may be mixed up: units of a product that are missing here and too many there. */
export interface Paired {
  readonly productId: string;
  /** In units, not 0. */
  readonly difference: number;
}

/** The lines of a product with a difference of one sign, by its size and then as they came. */
type Side<Line> = readonly Line[];

/**
 * Finds for a line the one that it may be mixed up with: of the same product, with a difference of the other
 * sign, and nearest to it in size; of two as near the smaller, of two as large the one that came first.
 * 12 short has 12 over rather than 10 over, and 10 over rather than 15 over.
 */
export class PairFinder<Line extends Paired> {
  private readonly short = new Map<string, Line[]>();
  private readonly over = new Map<string, Line[]>();

  constructor(lines: readonly Line[]) {
    for (const line of lines) {
      const side = this.sideOf(line.difference);
      const known = side.get(line.productId);
      if (known) known.push(line);
      else side.set(line.productId, [line]);
    }
    for (const side of [this.short, this.over]) {
      for (const of of side.values()) of.sort((one, other) => sizeOf(one) - sizeOf(other));
    }
  }

  /** `null` for a line whose product has no difference of the other sign. */
  pairOf(line: Line): Line | null {
    const others: Side<Line> = this.sideOf(-line.difference).get(line.productId) ?? [];
    const size = sizeOf(line);
    const larger = firstOfSize(others, size);
    const above = others[larger];
    const below = larger > 0 ? others[firstOfSize(others, sizeOf(others[larger - 1]))] : undefined;
    if (!above || !below) return above ?? below ?? null;
    return sizeOf(above) - size < size - sizeOf(below) ? above : below;
  }

  private sideOf(difference: number): Map<string, Line[]> {
    return difference < 0 ? this.short : this.over;
  }
}

function sizeOf(line: Paired | undefined): number {
  return Math.abs(line?.difference ?? 0);
}

/** Where the first line of at least that size stands; behind all when none is so large. */
function firstOfSize(lines: Side<Paired>, size: number): number {
  let low = 0;
  let high = lines.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (sizeOf(lines[middle]) < size) low = middle + 1;
    else high = middle;
  }
  return low;
}
