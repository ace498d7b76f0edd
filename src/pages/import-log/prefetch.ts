import type { QueryClient } from "@tanstack/react-query";
import { importLogQuery } from "#api/import-log-queries.ts";
import { idOf } from "#routes.ts";

export function prefetchLog(client: QueryClient, { pathname }: URL): void {
  const id = idOf(pathname);
  if (id !== "") void client.prefetchQuery(importLogQuery(client, id));
}
