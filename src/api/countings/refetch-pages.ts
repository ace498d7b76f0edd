import type { QueryClient, QueryKey } from "@tanstack/react-query";

/** Requests at a time: a refresh of a long list leaves the API room for others. */
const maxConcurrent = 2;

/** Refetches the pages of a list that are still in use, in their order and a few at a time. */
export async function refetchPages(
  client: QueryClient,
  queryKeys: readonly QueryKey[],
): Promise<void> {
  const remaining = queryKeys.values();
  const refetchRemaining = async () => {
    for (const queryKey of remaining) {
      await client.refetchQueries({ queryKey, exact: true, type: "active" });
    }
  };
  await Promise.all(Array.from({ length: maxConcurrent }, refetchRemaining));
}
