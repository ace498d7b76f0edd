import { useMemo } from "react";
import type { TableContext } from "#table/entries/columns.ts";
import { useFormat } from "#ui/locale.tsx";
import { useIsHidden } from "./use-is-hidden.ts";

/** What columns and figures are read with: the viewer's language, and whether costs are hidden from the viewer. */
export function useViewer(): TableContext {
  const format = useFormat();
  const costsHidden = useIsHidden("costs");
  return useMemo(() => ({ format, costsHidden }), [format, costsHidden]);
}
