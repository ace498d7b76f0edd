import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useSettings } from "#pages/use-settings.ts";
import type { Freshness } from "#transport/freshness.ts";
import { takeReload } from "./reload-once.ts";
import { versionQuery } from "./version-query.ts";

/**
 * Reloads the page once when the gateway serves another build than the page is of, and can give it.
 * @returns the gateway's time, by its last answer
 */
export function useNewBuild(): Freshness | null {
  const { data } = useQuery(versionQuery(useQueryClient()));
  const { build } = useSettings();
  // Without settings it is of the build that answers first.
  const [own, setOwn] = useState(build);
  if (own === "" && data) setOwn(data.build);
  useEffect(() => {
    if (own !== "" && data && data.build !== own) void reloadFor(data.build);
  }, [own, data]);
  return data?.freshness ?? null;
}

/** A server that has just begun to answer may be gone again: then the figures stay until it answers anew. */
async function reloadFor(build: string): Promise<void> {
  const page = await fetch(location.href, { cache: "no-store" }).catch(() => null);
  if (page?.ok && takeReload(build)) location.reload();
}
