import { useIsHidden } from "./use-is-hidden.ts";

/**
 * Returns whether the viewer may see what an entry describes, such as a figure or a range: a cost is hidden because of
 * its entry.
 */
export function useIsVisible(): (entry: { readonly isCost?: boolean | undefined }) => boolean {
  const costsHidden = useIsHidden("costs");
  return ({ isCost = false }) => !(isCost && costsHidden);
}
