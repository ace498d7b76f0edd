/** A signal that aborts with another one, or on a timeout. */
export interface Deadline {
  readonly signal: AbortSignal;
  /** Restarts the timeout, in milliseconds. */
  restart(time: number): void;
  /** Clears the timeout and the listener. */
  clear(): void;
}

export function createDeadline(outer: AbortSignal): Deadline {
  const controller = new AbortController();
  const abort = () => controller.abort(outer.reason);
  if (outer.aborted) abort();
  outer.addEventListener("abort", abort);
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    signal: controller.signal,
    restart: (time) => {
      clearTimeout(timer);
      timer = setTimeout(() => controller.abort(new Error("No answer in time")), time);
    },
    clear: () => {
      clearTimeout(timer);
      outer.removeEventListener("abort", abort);
    },
  };
}
