import { useMemo } from "react";
import { useIsHidden } from "#hooks/use-is-hidden.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import type { GroupContext } from "./columns.ts";

/** What tables of groups are read with; the same object until something in it changes. */
export function useGroupContext(): GroupContext {
  const { overview } = useMessages("overview");
  const format = useFormat();
  const costsHidden = useIsHidden("costs");
  return useMemo(
    () => ({ overview, format, costsHidden, whole: null }),
    [overview, format, costsHidden],
  );
}
