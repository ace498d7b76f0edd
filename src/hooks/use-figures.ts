import { useCallback } from "react";
import { type FigureEntry, type ShownFigure, showFigure } from "#figures/figures.ts";
import type { Decimals } from "#format/value-text.ts";
import type { FigureName } from "#messages/en/definitions.ts";
import { useFormat } from "#ui/locale.tsx";
import { useIsHidden } from "./use-is-hidden.ts";

/**
 * Reads figures of one source as the viewer may see them.
 * @param of the source; `null` while unknown
 * @param decimals of amounts
 */
export function useFigures<Of extends object, Name extends FigureName>(
  entries: Readonly<Record<Name, FigureEntry<Of>>>,
  of: Of | null,
  decimals: Decimals = 0,
): (name: Name) => ShownFigure {
  const format = useFormat();
  const costsHidden = useIsHidden("costs");
  return useCallback(
    (name) => showFigure(name, entries[name], of, { format, costsHidden, decimals }),
    [entries, of, format, costsHidden, decimals],
  );
}
