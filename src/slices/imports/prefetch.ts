import type { QueryClient } from "@tanstack/react-query";
import { idOf } from "#routes.ts";
import { importLogQuery } from "./log-queries.ts";

export function prefetchLog(client: QueryClient, { pathname }: URL): void {
  const id = idOf(pathname);
  if (id !== "") void client.prefetchQuery(importLogQuery(client, id));
}
