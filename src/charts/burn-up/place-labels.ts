/** A point of a drawing, in pixels from its upper left corner. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A rectangle of a drawing, in pixels; the spot is its upper left corner. */
export interface Box extends Spot {
  readonly width: number;
  readonly height: number;
}

export interface LabelToPlace {
  readonly key: string;
  readonly width: number;
  readonly height: number;
  /** Where its upper left corner may be, the best first; what would stand out of the drawing is moved in. */
  readonly spots: readonly Spot[];
  /** Whether it is rather told over a line than left out. */
  readonly isVital: boolean;
}

/**
 * Where labels stand so that all can be read: within the room, none over another, and over as few lines as can be.
 * @param labels the most important first: a later one gives way, and is left out where there is no room for it
 * @param lines what is drawn, each as points joined by straight lines
 */
export function placeLabels(
  labels: readonly LabelToPlace[],
  lines: readonly (readonly Spot[])[],
  room: Box,
): ReadonlyMap<string, Box> {
  const placed = new Map<string, Box>();
  for (const { key, width, height, spots, isVital } of labels) {
    if (!(width <= room.width && height <= room.height)) continue;
    let best: Box | null = null;
    let fewest = isVital ? Infinity : 1;
    for (const spot of spots) {
      const box = {
        x: within(spot.x, room.x, room.x + room.width - width),
        y: within(spot.y, room.y, room.y + room.height - height),
        width,
        height,
      };
      if ([...placed.values()].some((other) => overlap(box, other))) continue;
      const crossed = lines.filter((line) => isCrossed(box, line)).length;
      if (crossed < fewest) [best, fewest] = [box, crossed];
      if (fewest === 0) break;
    }
    if (best) placed.set(key, best);
  }
  return placed;
}

function within(value: number, min: number, max: number): number {
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

function isCrossed(box: Box, line: readonly Spot[]): boolean {
  return line.some((to, position) => {
    const from = line[position - 1];
    return from !== undefined && isCrossedBetween(box, from, to);
  });
}

/** A stretch misses a box when it is beside it, or when all its corners lie on one side of the stretch. */
function isCrossedBetween({ x, y, width, height }: Box, from: Spot, to: Spot): boolean {
  const [right, bottom] = [x + width, y + height];
  if (Math.max(from.x, to.x) <= x || Math.min(from.x, to.x) >= right) return false;
  if (Math.max(from.y, to.y) <= y || Math.min(from.y, to.y) >= bottom) return false;
  const side = (cornerX: number, cornerY: number) =>
    (to.x - from.x) * (cornerY - from.y) - (to.y - from.y) * (cornerX - from.x);
  const sides = [side(x, y), side(right, y), side(x, bottom), side(right, bottom)];
  return sides.some((one) => one <= 0) && sides.some((one) => one >= 0);
}
