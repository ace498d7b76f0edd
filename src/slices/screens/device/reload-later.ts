import { minute } from "#domain/time/units.ts";

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
