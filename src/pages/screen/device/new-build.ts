import { isServed } from "./is-reachable.ts";
import { mayReload, takeReload } from "./reload-once.ts";

/** What a new build is loaded with. */
interface Browser {
  readonly mayReload: (build: string) => boolean;
  readonly takeReload: (build: string) => boolean;
  readonly isServed: () => Promise<boolean>;
  readonly reload: () => void;
}

const thisBrowser: Browser = {
  mayReload,
  takeReload,
  isServed: () => isServed(location.href),
  reload: () => location.reload(),
};

/**
 * Gives what reloads the page once for each build. A server that has just begun to answer may be gone again: then
 * the figures stay until it answers anew. Of a build that the page was reloaded for already nothing is asked, since
 * something in between may keep an old page for good.
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
