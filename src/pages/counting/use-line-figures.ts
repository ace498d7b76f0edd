import { useCallback } from "react";
import type { LineTotals } from "#domain/lines/line-totals.ts";
import { type Decimals, type ShownFigure, showFigure } from "#figures/figures.ts";
import { type LineFigureName, lineFigures } from "#figures/of-lines.ts";
import { useIsHidden } from "#hooks/use-is-hidden.ts";
import { useFormat } from "#ui/locale.tsx";

/**
 * Reads the figures of lines as the viewer may see them.
 * @param totals of the lines; `null` while unknown
 * @param decimals of amounts
 */
export function useLineFigures(
  totals: LineTotals | null,
  decimals: Decimals = 0,
): (name: LineFigureName) => ShownFigure {
  const format = useFormat();
  const costsHidden = useIsHidden("costs");
  return useCallback(
    (name) => showFigure(name, lineFigures[name], totals, { format, costsHidden, decimals }),
    [totals, format, costsHidden, decimals],
  );
}
