import { breakpoints } from "#ui/breakpoints.ts";
import { useIsPrinting } from "#ui/hooks/use-is-printing.ts";
import { useMediaQuery } from "#ui/hooks/use-media-query.ts";
import { useWindowWidth } from "#ui/hooks/use-window-width.ts";

/** Grid layouts for a page of 900, 1200 and 1680 pixels on; in smaller windows rows are cards. */
export type GridLayout = "cards" | "narrow" | "medium" | "wide";

/**
 * The grid layout for this window; on paper cards, whatever its width.
 * @param taken pixels of the window that are beside the page
 */
export function useGridLayout(taken = 0): GridLayout {
  const isCards = useMediaQuery(breakpoints.narrow);
  const width = useWindowWidth() - taken;
  if (useIsPrinting() || isCards) return "cards";
  if (width < 1200) return "narrow";
  return width < 1680 ? "medium" : "wide";
}
