/** Sums of a product's differences, at cost or in units: exact decimals, losses positive; `null` when hidden. */
interface Sums {
  readonly gain: string | null;
  readonly loss: string | null;
}

/**
 * Direction of a product's differences: over, short, or both on different lines; `null` when they are worth
 * nothing or hidden.
 */
export function discrepancyDirection({ gain, loss }: Sums): "over" | "short" | "both" | null {
  const [isOver, isShort] = [Number(gain) > 0, Number(loss) > 0];
  if (isOver && isShort) return "both";
  if (isOver) return "over";
  return isShort ? "short" : null;
}
