import { isReachable } from "./is-reachable.ts";
import { mayReload, takeReload } from "./reload-once.ts";

/** What reloading needs of the browser. */
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
 * Returns a function that reloads the page once per build. A server that has just started may fail again, so the
 * page reloads only once the gateway serves it. A build that was already reloaded for is ignored: a proxy may
 * serve an old page forever.
 */
export function createReloading(browser: Browser = thisBrowser): (build: string) => Promise<void> {
  let isAsking = false;
  return async (build) => {
    if (isAsking || !browser.mayReload(build)) return;
    isAsking = true;
    const isThere = await browser.isServed();
    isAsking = false;
    if (isThere && browser.takeReload(build)) browser.reload();
  };
}
