import { breakpoints } from "#ui/breakpoints.ts";
import { useIsPrinting } from "#ui/hooks/use-is-printing.ts";
import { useMediaQuery } from "#ui/hooks/use-media-query.ts";

/** Whether rows are three lines instead of columns. On paper they are columns, however narrow the window is. */
export function useIsNarrow(): boolean {
  const isNarrow = useMediaQuery(breakpoints.narrow);
  return !useIsPrinting() && isNarrow;
}
