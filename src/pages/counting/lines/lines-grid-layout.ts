import { useMediaQuery } from "#ui/use-media-query.ts";
import type { GridLayout } from "./column-widths.ts";

/** How the grid is laid out in this window. */
export function useGridLayout(): GridLayout {
  const isCards = useMediaQuery("(max-width: 899px)");
  const isNarrow = useMediaQuery("(max-width: 1199px)");
  const isWide = useMediaQuery("(min-width: 1680px)");
  if (isCards) return "cards";
  if (isNarrow) return "narrow";
  return isWide ? "wide" : "usual";
}
