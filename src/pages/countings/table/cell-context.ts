import { useMemo } from "react";
import { useSearchParams } from "react-router";
import type { Format } from "#format/format.ts";
import type { FirstMessages } from "#messages/en/first.ts";
import { withShared } from "#search-params/shared-search.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { useIsNarrow } from "./use-visible-columns.ts";

/** What every cell needs to render, looked up once for all of them. */
export interface CellContext {
  readonly t: FirstMessages;
  readonly format: Format;
  /** The part of the query string that links carry along, with its question mark. */
  readonly query: string;
  /** Whether rows are three self-explanatory lines, without a header. */
  readonly isNarrow: boolean;
}

/** The same object until something in it changes, so that memoised rows stay. */
export function useCellContext(): CellContext {
  const t = useMessages("first");
  const format = useFormat();
  const [search] = useSearchParams();
  const query = withShared("", search);
  const isNarrow = useIsNarrow();
  return useMemo(() => ({ t, format, query, isNarrow }), [t, format, query, isNarrow]);
}
