/** A point in pixels from the upper left corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A rectangle in pixels; the point is its upper left corner. */
export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

export interface LabelCandidates {
  readonly key: string;
  readonly width: number;
  readonly height: number;
  /** Candidate top left corners, best first; those outside the plot area are moved in. */
  readonly candidates: readonly Point[];
  /** Whether to place it over a line rather than leave it out. */
  readonly isVital: boolean;
}

/**
 * Places labels inside the plot area, without overlaps, and over as few lines as possible.
 * @param labels the most important first: a later one moves, and is left out without room
 * @param lines to avoid, each as points joined by straight lines
 */
export function placeLabels(
  labels: readonly LabelCandidates[],
  lines: readonly (readonly Point[])[],
  area: Box,
): ReadonlyMap<string, Box> {
  const placed = new Map<string, Box>();
  for (const { key, width, height, candidates, isVital } of labels) {
    if (!(width <= area.width && height <= area.height)) continue;
    let best: Box | null = null;
    let minCrossed = isVital ? Infinity : 1;
    for (const candidate of candidates) {
      const box = {
        x: clamp(candidate.x, area.x, area.x + area.width - width),
        y: clamp(candidate.y, area.y, area.y + area.height - height),
        width,
        height,
      };
      if ([...placed.values()].some((other) => overlap(box, other))) continue;
      const crossed = lines.filter((line) => isCrossed(box, line)).length;
      if (crossed < minCrossed) [best, minCrossed] = [box, crossed];
      if (minCrossed === 0) break;
    }
    if (best) placed.set(key, best);
  }
  return placed;
}

function clamp(value: number, min: number, max: number): number {
  return Math.max(min, Math.min(value, max));
}

function overlap(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}

function isCrossed(box: Box, line: readonly Point[]): boolean {
  return line.some((to, position) => {
    const from = line[position - 1];
    return from !== undefined && isCrossedBetween(box, from, to);
  });
}

/** A segment misses a box when it is beside it, or when all corners lie on one side of the segment. */
function isCrossedBetween({ x, y, width, height }: Box, from: Point, to: Point): boolean {
  const [right, bottom] = [x + width, y + height];
  if (Math.max(from.x, to.x) <= x || Math.min(from.x, to.x) >= right) return false;
  if (Math.max(from.y, to.y) <= y || Math.min(from.y, to.y) >= bottom) return false;
  const side = (cornerX: number, cornerY: number) =>
    (to.x - from.x) * (cornerY - from.y) - (to.y - from.y) * (cornerX - from.x);
  const sides = [side(x, y), side(right, y), side(x, bottom), side(right, bottom)];
  return sides.some((one) => one <= 0) && sides.some((one) => one >= 0);
}
