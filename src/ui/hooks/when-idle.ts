/** Delay for browsers without idle callbacks. Milliseconds. */
const fallbackDelayMs = 200;

/**
 * Runs a function once the browser is idle.
 * @returns a function that cancels it
 */
export function whenIdle(run: () => void): () => void {
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(run, fallbackDelayMs);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(run);
  return () => cancelIdleCallback(idle);
}
