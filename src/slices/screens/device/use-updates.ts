import { useEffect, useState } from "react";
import { mayReload, takeReload } from "#hooks/reload-once.ts";
import { useSettings } from "#hooks/use-settings.ts";
import { createStoredState } from "#storage/stored-state.ts";
import { fullAddress } from "#transport/base-path.ts";
import { isReachable } from "./is-reachable.ts";
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

/** What this browser's screen showed last, as the gateway's path; "" before the gateway has said it. */
const shownPath = createStoredState<string>({
  key: "countboard:screen-path",
  initial: "",
  decode: (text) => text,
  encode: (path) => path,
});

/** The browser's functions that moving needs. */
interface MovingBrowser {
  readonly shownPath: () => string;
  readonly keepPath: (path: string) => void;
  readonly isServed: (path: string) => Promise<boolean>;
  readonly open: (path: string) => void;
}

const movingBrowser: MovingBrowser = {
  shownPath: shownPath.get,
  keepPath: (path) => shownPath.update(() => path),
  isServed: (path) => isReachable(fullAddress(path)),
  open: (path) => location.replace(fullAddress(path)),
};

/**
 * Returns a function that opens the path which the gateway names for this screen, once it is another one than before:
 * an admin has changed the screen, perhaps while it was off. A path that never changed moves nothing, so that a screen
 * may also be at an address of its own. A new document brings the new access.
 */
export function createMoving(
  browser: MovingBrowser = movingBrowser,
): (path: string) => Promise<void> {
  // Of this tab: another tab of the same screen stores the new path, too.
  let known = browser.shownPath();
  let isAsking = false;
  return async (path) => {
    if (path === known || isAsking) return;
    if (known !== "") {
      isAsking = true;
      const isThere = await browser.isServed(path);
      isAsking = false;
      if (!isThere) return;
    }
    const isMove = known !== "";
    known = path;
    browser.keepPath(path);
    if (isMove) browser.open(path);
  };
}
