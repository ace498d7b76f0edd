import { useMemo } from "react";
import { useViewer } from "#hooks/use-viewer.ts";
import { useMessages } from "#ui/locale.tsx";
import type { GroupContext } from "./columns.ts";

/** What tables of groups are read with; the same object until something in it changes. */
export function useGroupContext(): GroupContext {
  const { overview } = useMessages("overview");
  const context = useViewer();
  return useMemo(() => ({ ...context, overview, whole: null }), [context, overview]);
}
