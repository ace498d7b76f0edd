import { ProblemError } from "./problem.ts";

/** The timeout of one upstream answer, combined with the viewer's abort signal. */
export interface Deadline {
  /** Aborts with a `ProblemError` on timeout or a `ViewerLeft` when the viewer leaves. */
  readonly signal: AbortSignal;
  /** Ends the timeout for the first byte; that of the whole answer continues. */
  firstByteArrived(): void;
  /** Ends the timeout; the answer is complete or failed. */
  end(): void;
}

/** The viewer closed the connection. */
export class ViewerLeft extends Error {
  override name = "ViewerLeft";
}

/** Timeout for the first byte, in seconds. */
const firstByteSeconds = 15;

/**
 * @param seconds for the whole answer
 * @param onOver called once, when the answer is complete or failed
 */
export function startDeadline(
  seconds: number,
  viewer: AbortSignal,
  onDone: () => void = () => {},
): Deadline {
  const controller = new AbortController();
  let isDone = false;
  const runOut = () => controller.abort(new ProblemError("upstream-timeout"));
  const leave = () => controller.abort(new ViewerLeft("The viewer closed the connection."));
  const end = () => {
    if (isDone) return;
    isDone = true;
    clearTimeout(whole);
    clearTimeout(firstByte);
    viewer.removeEventListener("abort", leave);
    onDone();
  };
  const whole = setTimeout(() => {
    runOut();
    end();
  }, seconds * 1000);
  const firstByte = setTimeout(runOut, Math.min(seconds, firstByteSeconds) * 1000);
  if (viewer.aborted) leave();
  else viewer.addEventListener("abort", leave, { once: true });
  return {
    signal: controller.signal,
    firstByteArrived: () => clearTimeout(firstByte),
    end,
  };
}

/** Waits for the work until the signal aborts, then rejects with its reason. */
export async function orAborted<T>(
  work: Promise<T>,
  signal: AbortSignal,
  reasonOf: () => unknown = () => signal.reason,
): Promise<T> {
  let stop = () => {};
  const aborted = new Promise<never>((_resolve, reject) => {
    stop = () => reject(reasonOf());
    if (signal.aborted) stop();
    else signal.addEventListener("abort", stop, { once: true });
  });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener("abort", stop);
  }
}

/** @throws ViewerLeft as soon as the viewer leaves; the work continues */
export function orViewerLeft<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return orAborted(work, signal, () => new ViewerLeft("The viewer closed the connection."));
}

/** Resolves when the work is done, has failed or takes longer. */
export async function settledOrTimeout(work: Promise<unknown>, timeoutMs: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, timeoutMs);
  });
  await Promise.race([work.catch(() => {}), timeout]);
  clearTimeout(timer);
}
