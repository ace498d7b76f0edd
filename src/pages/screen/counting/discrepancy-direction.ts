/** Sums of a product's differences at cost: exact decimals, losses positive; `null` when costs are hidden. */
interface Sums {
  readonly gainValue: string | null;
  readonly lossValue: string | null;
}

/**
 * Direction of a product's differences: over, short, or both on different lines; `null` when they are worth
 * nothing or costs are hidden.
 */
export function discrepancyDirection({
  gainValue,
  lossValue,
}: Sums): "over" | "short" | "both" | null {
  const [isOver, isShort] = [Number(gainValue) > 0, Number(lossValue) > 0];
  if (isOver && isShort) return "both";
  if (isOver) return "over";
  return isShort ? "short" : null;
}
