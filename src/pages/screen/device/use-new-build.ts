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
  // Without a build in the settings, the first answer defines this page's build.
  const [own, setOwn] = useState(build);
  const [reloadFor] = useState(() => createReloading());
  if (own === "" && answer) setOwn(answer.build);
  useEffect(() => {
    if (own !== "" && answer && answer.build !== own) void reloadFor(answer.build);
  }, [own, answer, reloadFor]);
  return gateway;
}
