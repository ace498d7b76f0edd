import { mayReload, takeReload } from "#hooks/reload-once.ts";
import { isReachable } from "./is-reachable.ts";

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
 * Returns a function that reloads the page once per build other than its own. A server that has just started may fail again, so the
 * page reloads only once the gateway serves it. A build that was already reloaded for is ignored: a proxy may
 * serve an old page forever.
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
