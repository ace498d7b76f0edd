/** Decides which lines may be mixed up: by units of a product that are missing in one and surplus in another. */
export interface PairCandidate {
  readonly productId: string;
  /** In units, not 0. */
  readonly difference: number;
}

/** The lines of a product with a difference of one sign, by size, then in their original order. */
type Side<Line> = readonly Line[];

/**
 * Finds the line that another may be mixed up with: of the same product, with a difference of the other sign,
 * and nearest to it in size; ties go to the smaller, then to the earlier one. 12 short pairs with 12 over
 * before 10 over, and with 10 over before 15 over.
 */
export class PairFinder<Line extends PairCandidate> {
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
      for (const group of side.values()) group.sort((one, other) => sizeOf(one) - sizeOf(other));
    }
  }

  /**
   * `null` for a line whose product has no such difference of the other sign.
   * @param isPossible whether a line of the product may be it
   */
  pairOf(line: Line, isPossible: (other: Line) => boolean = () => true): Line | null {
    const others: Side<Line> = this.sideOf(-line.difference).get(line.productId) ?? [];
    const size = sizeOf(line);
    const larger = firstOfSize(others, size);
    const above = nextFrom(others, larger, 1, isPossible);
    const nearest = nextFrom(others, larger - 1, -1, isPossible);
    const below = nearest && nextFrom(others, firstOfSize(others, sizeOf(nearest)), 1, isPossible);
    if (!above || !below) return above ?? below ?? null;
    return sizeOf(above) - size < size - sizeOf(below) ? above : below;
  }

  private sideOf(difference: number): Map<string, Line[]> {
    return difference < 0 ? this.short : this.over;
  }
}

function sizeOf(line: PairCandidate | undefined): number {
  return Math.abs(line?.difference ?? 0);
}

/** The first possible line at that index or beyond it; `undefined` without one. */
function nextFrom<Line>(
  lines: Side<Line>,
  from: number,
  step: 1 | -1,
  isPossible: (line: Line) => boolean,
): Line | undefined {
  for (let index = from; ; index += step) {
    const line = lines[index];
    if (line === undefined || isPossible(line)) return line;
  }
}

/** Index of the first line of at least that size; the length when there is none. */
function firstOfSize(lines: Side<PairCandidate>, size: number): number {
  let low = 0;
  let high = lines.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (sizeOf(lines[middle]) < size) low = middle + 1;
    else high = middle;
  }
  return low;
}
