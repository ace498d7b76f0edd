/** Maximum time without yielding, in milliseconds. */
const maxBlockMs = 20;

/**
 * Returns a function that long work calls often: it yields to other messages when due. Awaiting settled
 * promises alone would not, since they run before messages.
 */
export function yieldToEventLoop(): () => Promise<void> {
  let last = performance.now();
  return async () => {
    if (performance.now() - last < maxBlockMs) return;
    await new Promise<void>((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        port1.close();
        resolve();
      };
      port2.postMessage(null);
    });
    last = performance.now();
  };
}
