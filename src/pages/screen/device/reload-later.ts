/** Milliseconds after which a screen that failed is drawn anew, and those to the next look for a gateway. */
const [wait, waitAgain] = [5 * 60_000, 60_000];

/**
 * Reloads the page after a while, but only once it can be had: what a browser shows instead of a page would never
 * reload itself.
 * @returns what calls it off
 */
export function reloadLater(isServed: () => Promise<boolean>, reload: () => void): () => void {
  let isOff = false;
  const look = async () => {
    const isThere = await isServed();
    if (isOff) return;
    if (isThere) reload();
    else timer = setTimeout(look, waitAgain);
  };
  let timer = setTimeout(look, wait);
  return () => {
    isOff = true;
    clearTimeout(timer);
  };
}
