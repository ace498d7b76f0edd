import { useMemo } from "react";
import { useViewer } from "#hooks/use-viewer.ts";
import { useMessages } from "#ui/locale.tsx";
import type { ListContext } from "./table-model.ts";

/** What the columns of the list are read with; the same object until something in it changes. */
export function useListContext(): ListContext {
  const t = useMessages("common");
  const context = useViewer();
  return useMemo(() => ({ ...context, t }), [context, t]);
}
