import { createStoredState } from "#storage/stored-state.ts";
import { fullAddress } from "#transport/base-path.ts";
import { isReachable } from "./is-reachable.ts";

/** What this browser's screen showed last, as the gateway's path; "" before the gateway has said it. */
const shownPath = createStoredState<string>({
  key: "countboard:screen-path",
  initial: "",
  decode: (text) => text,
  encode: (path) => path,
});

/** The browser's functions that moving needs. */
interface Browser {
  readonly shownPath: () => string;
  readonly keepPath: (path: string) => void;
  readonly isServed: (path: string) => Promise<boolean>;
  readonly open: (path: string) => void;
}

const thisBrowser: Browser = {
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
export function createMoving(browser: Browser = thisBrowser): (path: string) => Promise<void> {
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
