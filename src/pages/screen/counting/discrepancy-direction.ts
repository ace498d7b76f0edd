/** Sums of a product's differences at cost: exact decimals, losses positive; `null` where costs are left out. */
interface Sums {
  readonly gainValue: string | null;
  readonly lossValue: string | null;
}

/**
 * Which way a product differs: more than expected, less, or on one line this and on another that; `null` when its
 * differences are worth nothing, or nobody may know.
 */
export function discrepancyWay({ gainValue, lossValue }: Sums): "over" | "short" | "both" | null {
  const [isOver, isShort] = [Number(gainValue) > 0, Number(lossValue) > 0];
  if (isOver && isShort) return "both";
  if (isOver) return "over";
  return isShort ? "short" : null;
}
