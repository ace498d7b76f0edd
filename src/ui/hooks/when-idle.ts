/** Delay for browsers without idle callbacks. Milliseconds. */
const fallbackDelayMs = 200;

/**
 * Runs a function once the browser is idle.
 * @param latestMs milliseconds after which it runs all the same, where someone waits for it; a busy browser may not be
 * idle for many seconds
 * @returns a function that cancels it
 */
export function whenIdle(run: () => void, latestMs?: number): () => void {
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(run, fallbackDelayMs);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(run, latestMs === undefined ? {} : { timeout: latestMs });
  return () => cancelIdleCallback(idle);
}
