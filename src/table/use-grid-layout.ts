import { useIsPrinting } from "#ui/hooks/use-is-printing.ts";
import { useMediaQuery } from "#ui/hooks/use-media-query.ts";

/** Grid layouts for windows from 900, 1200 and 1680 pixels on; in smaller ones rows are cards. */
export type GridLayout = "cards" | "narrow" | "usual" | "wide";

/** The grid layout for this window; on paper cards, whatever its width. */
export function useGridLayout(): GridLayout {
  const isCards = useMediaQuery("(max-width: 899px)");
  const isNarrow = useMediaQuery("(max-width: 1199px)");
  const isWide = useMediaQuery("(min-width: 1680px)");
  if (useIsPrinting() || isCards) return "cards";
  if (isNarrow) return "narrow";
  return isWide ? "wide" : "usual";
}
