import { useMemo } from "react";
import { useIsHidden } from "#hooks/use-is-hidden.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import type { ListContext } from "./table-model.ts";

/** What the columns of the list are read with; the same object until something in it changes. */
export function useListContext(): ListContext {
  const t = useMessages("common");
  const format = useFormat();
  const costsHidden = useIsHidden("costs");
  return useMemo(() => ({ t, format, costsHidden }), [t, format, costsHidden]);
}
