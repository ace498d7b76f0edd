import { type AbcLens, abcLenses } from "#domain/lines/abc-lens.ts";
import { useIsVisible } from "#hooks/use-is-visible.ts";

/** Lenses that reveal prices or values. */
const costLenses: ReadonlySet<AbcLens> = new Set(["valueAbc", "priceAbc"]);

/**
 * The ABC lenses on offer; those about costs are left out where costs are hidden.
 * @param current always on offer, since an address may have it
 */
export function useLenses(current: AbcLens): readonly AbcLens[] {
  const isVisible = useIsVisible();
  return abcLenses.filter(
    (lens) => lens === current || isVisible({ isCost: costLenses.has(lens) }),
  );
}
