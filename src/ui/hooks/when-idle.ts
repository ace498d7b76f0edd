/** Whoever has no idle time to tell of waits this long. Milliseconds. */
const rest = 200;

/**
 * Runs something once the browser has nothing else to do.
 * @returns calls it off
 */
export function whenIdle(run: () => void): () => void {
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(run, rest);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(run);
  return () => cancelIdleCallback(idle);
}
