import { type AbcLens, abcLenses } from "#domain/lines/abc-lens.ts";
import { useIsHidden } from "#hooks/use-is-hidden.ts";

/** Classes that tell of prices and values. */
const ofCosts: ReadonlySet<AbcLens> = new Set(["valueAbc", "priceAbc"]);

/**
 * By which classes products can be looked at: not by those that are left out with the costs.
 * @param current stays a choice, since an address may ask for it
 */
export function useLenses(current: AbcLens): readonly AbcLens[] {
  const costsHidden = useIsHidden("costs");
  return abcLenses.filter((lens) => lens === current || !(costsHidden && ofCosts.has(lens)));
}
