import { useMemo } from "react";
import { useSearchParams } from "react-router";
import type { Format } from "#format/format.ts";
import type { FirstMessages } from "#messages/en/first.ts";
import { withShared } from "#search-params/shared-search.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { useIsNarrow } from "./use-visible-columns.ts";

/** What every cell needs to be drawn, looked up once for all of them. */
export interface Look {
  readonly t: FirstMessages;
  readonly format: Format;
  /** What links carry along of the address, from its question mark on. */
  readonly query: string;
  /** Rows are three lines each and explain themselves, since no header does. */
  readonly isNarrow: boolean;
}

/** The same object for as long as nothing of it changes, so that rows need not be drawn anew. */
export function useCellContext(): Look {
  const t = useMessages("first");
  const format = useFormat();
  const [search] = useSearchParams();
  const query = withShared("", search);
  const isNarrow = useIsNarrow();
  return useMemo(() => ({ t, format, query, isNarrow }), [t, format, query, isNarrow]);
}
