import { useCallback } from "react";
import { type FigureEntry, type ShownFigure, showFigure } from "#figures/figures.ts";
import type { Decimals } from "#format/value-text.ts";
import type { FigureName } from "#messages/en/definitions.ts";
import { useViewer } from "./use-viewer.ts";

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
  const viewer = useViewer();
  return useCallback(
    (name) => showFigure(name, entries[name], of, { ...viewer, decimals }),
    [entries, of, viewer, decimals],
  );
}
