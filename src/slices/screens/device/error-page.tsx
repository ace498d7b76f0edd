import { useEffect } from "react";
import { ErrorPage } from "#components/error-page.tsx";
import { minute } from "#domain/time/units.ts";
import { fullAddress } from "#transport/base-path.ts";
import { isReachable } from "./is-reachable.ts";

/** Replaces a screen that failed to render and reloads it after a while: the screen is unattended. */
export function ScreenErrorPage() {
  useEffect(() => {
    // A proxy between screen and gateway may answer with its own page.
    const isThere = async () =>
      (await isReachable(fullAddress("/version"))) && isReachable(location.href);
    return reloadLater(isThere, () => location.reload());
  }, []);
  return <ErrorPage />;
}

/** Milliseconds before a failed screen is reloaded, and between checks of the gateway. */
const [delayMs, retryMs] = [5 * minute, minute];

/**
 * Reloads the page after a while, but only once the gateway serves it: a browser's own error page would never
 * reload.
 * @returns a function that cancels it
 */
export function reloadLater(isServed: () => Promise<boolean>, reload: () => void): () => void {
  let isOff = false;
  const check = async () => {
    const isThere = await isServed();
    if (isOff) return;
    if (isThere) reload();
    else timer = setTimeout(check, retryMs);
  };
  let timer = setTimeout(check, delayMs);
  return () => {
    isOff = true;
    clearTimeout(timer);
  };
}
