import type { QueryClient } from "@tanstack/react-query";
import { countingQuery } from "#api/counting/counting-queries.ts";
import { idOf } from "#routes.ts";

export function prefetchReport(client: QueryClient, { pathname }: URL): void {
  void client.prefetchQuery(countingQuery(client, idOf(pathname)));
}
