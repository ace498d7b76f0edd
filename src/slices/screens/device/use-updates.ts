import { useEffect, useState } from "react";
import { mayReload, takeReload } from "#hooks/reload-once.ts";
import { useSettings } from "#hooks/use-settings.ts";
import { isReachable } from "./is-reachable.ts";
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

/** The browser's functions that a reload needs. */
interface Browser {
  readonly mayReload: (build: string) => boolean;
  readonly takeReload: (build: string) => boolean;
  readonly isServed: () => Promise<boolean>;
  readonly reload: () => void;
}

const thisBrowser: Browser = {
  mayReload,
  takeReload,
  isServed: () => isReachable(location.href),
  reload: () => location.reload(),
};

/**
 * Returns a function that reloads the page once per build other than its own. A server that has just started may fail
 * again, so the page reloads only once the gateway serves it. A build that was already reloaded for is ignored: a proxy
 * may serve an old page forever.
 * @param ownBuild "" while unknown: then the first build is the page's own
 */
export function createReloading(
  ownBuild: string,
  browser: Browser = thisBrowser,
): (build: string) => Promise<void> {
  let own = ownBuild;
  let isAsking = false;
  return async (build) => {
    own ||= build;
    if (build === own || isAsking || !browser.mayReload(build)) return;
    isAsking = true;
    const isThere = await browser.isServed();
    isAsking = false;
    if (isThere && browser.takeReload(build)) browser.reload();
  };
}
