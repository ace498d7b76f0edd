import { useEffect, useState } from "react";
import { useSettings } from "#hooks/use-settings.ts";
import { createReloading } from "./new-build.ts";
import { type KnownGateway, useGateway } from "./use-gateway.ts";

/**
 * Reloads the page once when the gateway serves a newer build.
 * @returns the gateway's state
 */
export function useNewBuild(): KnownGateway {
  const gateway = useGateway(true);
  const { answer } = gateway;
  const { build } = useSettings();
  const [reloadFor] = useState(() => createReloading(build));
  useEffect(() => {
    if (answer) void reloadFor(answer.build);
  }, [answer, reloadFor]);
  return gateway;
}
