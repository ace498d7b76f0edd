import { breakpoints } from "#ui/breakpoints.ts";
import { useIsPrinting } from "#ui/hooks/use-is-printing.ts";
import { useMediaQuery } from "#ui/hooks/use-media-query.ts";

/** Grid layouts for windows from 900, 1200 and 1680 pixels on; in smaller ones rows are cards. */
export type GridLayout = "cards" | "narrow" | "medium" | "wide";

/** The grid layout for this window; on paper cards, whatever its width. */
export function useGridLayout(): GridLayout {
  const isCards = useMediaQuery(breakpoints.narrow);
  const isNarrow = useMediaQuery(breakpoints.medium);
  const isWide = useMediaQuery(breakpoints.wide);
  if (useIsPrinting() || isCards) return "cards";
  if (isNarrow) return "narrow";
  return isWide ? "wide" : "medium";
}
