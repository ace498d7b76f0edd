import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { linesOptions, storeOf } from "#api/counting/counting-queries.ts";
import type { Span } from "#domain/replay/changes.ts";
import type { LineOptions } from "#lines/line-query.ts";

/** The changes in a span. */
export function changesQuery(
  client: QueryClient,
  { id, version, span, view }: { id: string; version: number; span: Span; view: LineOptions },
) {
  const { asOf: _, ...settings } = view;
  return queryOptions({
    ...linesOptions(id, version, ["changes", span, settings]),
    queryFn: () => storeOf(id, client).changes(span, settings),
  });
}
