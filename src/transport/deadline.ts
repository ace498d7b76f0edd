/** A signal that aborts with another one, or when a time runs out. */
export interface Deadline {
  readonly signal: AbortSignal;
  /** Sets the time that is left from now on, in milliseconds, in place of what was left before. */
  within(time: number): void;
  /** What was waited for has come. */
  end(): void;
}

export function createDeadline(outer: AbortSignal): Deadline {
  const controller = new AbortController();
  const abort = () => controller.abort(outer.reason);
  if (outer.aborted) abort();
  outer.addEventListener("abort", abort);
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    signal: controller.signal,
    within: (time) => {
      clearTimeout(timer);
      timer = setTimeout(() => controller.abort(new Error("No answer in time")), time);
    },
    end: () => {
      clearTimeout(timer);
      outer.removeEventListener("abort", abort);
    },
  };
}
