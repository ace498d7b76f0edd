import { type QueryKey, queryOptions } from "@tanstack/react-query";

/**
 * Data that a running load writes with `setQueryData`, such as its progress or its lines so far; `null` before. It is
 * cached with the figures, so that lost access removes it with them, and it ends a while after the page that shows it.
 * @param gcTime milliseconds that it stays after it is shown
 */
export function writtenQuery<Data>(queryKey: QueryKey, gcTime?: number) {
  return queryOptions<Data | null>({
    queryKey,
    queryFn: () => null,
    enabled: false,
    initialData: null,
    structuralSharing: false,
    ...(gcTime !== undefined && { gcTime }),
  });
}
