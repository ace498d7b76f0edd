/** Longest time without a look at what else was asked, in milliseconds. */
const maxLength = 20;

/**
 * Makes long work give way: the function that it gives, called often, lets other messages in from time to time.
 * Without it they would wait for the end, since promises that are settled go before messages.
 */
export function yieldToEventLoop(): () => Promise<void> {
  let last = performance.now();
  return async () => {
    if (performance.now() - last < maxLength) return;
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
