import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { countingQuery } from "#api/counting/counting-queries.ts";
import { activeCountingsQuery } from "#api/countings/active-countings.ts";
import { countingsPageQuery } from "#api/countings/countings-queries.ts";
import type { Counting } from "#contract/counting.ts";
import { useSettings } from "#hooks/use-settings.ts";
import { distinctCountings } from "./counting-options.ts";

/**
 * The countings that the viewer may see and that began within the days of the settings; empty before they have loaded.
 * They are loaded once, since a choice needs no figures.
 * @param isWanted whether they are needed
 */
export function useKnownCountings(isWanted: boolean): readonly Counting[] {
  const client = useQueryClient();
  const { activeWithinDays } = useSettings();
  const first = useQuery({
    ...countingsPageQuery(client, {}, null),
    enabled: isWanted,
    refetchInterval: false,
  });
  const clock = first.data?.freshness ?? null;
  const walk = useQuery({
    ...activeCountingsQuery(client, { filter: {}, days: activeWithinDays, clock }),
    enabled: isWanted && clock !== null,
    staleTime: ({ state }) => (state.data?.end ? Number.POSITIVE_INFINITY : 0),
  });
  const listed = first.data?.items;
  const walked = walk.data?.pages;
  return useMemo(
    () => distinctCountings([...(listed ?? []), ...(walked ?? []).flatMap(({ items }) => items)]),
    [listed, walked],
  );
}

/**
 * The chosen counting, also where the known ones are all younger: then it is the one that its page has just shown, or
 * it is loaded.
 * @param id "" for none
 * @param known empty before they have loaded
 */
export function useChosenCounting(id: string, known: readonly Counting[]): Counting | undefined {
  const client = useQueryClient();
  const listed = known.find((counting) => counting.id === id);
  const isUnlisted = id !== "" && known.length > 0 && listed === undefined;
  const { data } = useQuery({
    ...countingQuery(client, id),
    enabled: isUnlisted,
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: false,
    retry: false,
  });
  return listed ?? (isUnlisted ? data?.counting : undefined);
}
