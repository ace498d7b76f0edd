import { useMemo } from "react";
import { useSearchParams } from "react-router";
import { withShared } from "#search-params/shared-search.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import type { TableContext } from "./row-context.ts";
import { useIsNarrow } from "./use-is-narrow.ts";

/** The same object until something in it changes, so that memoised rows stay. */
export function useTableContext(): TableContext {
  const t = useMessages("common");
  const format = useFormat();
  const [search] = useSearchParams();
  const query = withShared("", search);
  const isNarrow = useIsNarrow();
  return useMemo(() => ({ t, format, query, isNarrow }), [t, format, query, isNarrow]);
}
