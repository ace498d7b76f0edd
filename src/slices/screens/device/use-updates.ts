import { useEffect, useState } from "react";
import { useSettings } from "#hooks/use-settings.ts";
import { createReloading } from "./new-build.ts";
import { createMoving } from "./new-path.ts";
import { type KnownGateway, useGateway } from "./use-gateway.ts";

/**
 * Reloads the page once when the gateway serves a newer build, and opens what an admin lets this screen show instead.
 * @returns the gateway's state
 */
export function useUpdates(): KnownGateway {
  const gateway = useGateway(true);
  const { answer } = gateway;
  const { build } = useSettings();
  const [reloadFor] = useState(() => createReloading(build));
  const [moveTo] = useState(() => createMoving());
  useEffect(() => {
    if (answer) void reloadFor(answer.build);
    if (answer?.screenPath) void moveTo(answer.screenPath);
  }, [answer, reloadFor, moveTo]);
  return gateway;
}
