import { useEffect, useRef, useState } from "react";
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
  const ownBuild = useRef(build);
  const [reloadFor] = useState(() => createReloading());
  useEffect(() => {
    if (!answer) return;
    // Without a build in the settings, the first answer defines this page's build.
    ownBuild.current ||= answer.build;
    if (answer.build !== ownBuild.current) void reloadFor(answer.build);
  }, [answer, reloadFor]);
  return gateway;
}
