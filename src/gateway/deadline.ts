import { ProblemError } from "./problem.ts";

/** The time that one answer of the upstream may take, and the viewer's patience. */
export interface Deadline {
  /** Aborts when time runs out (with a `ProblemError`) or the viewer leaves (with a `ViewerLeft`). */
  readonly signal: AbortSignal;
  /** The first byte is there: from now on only the whole answer's time counts. */
  firstByteArrived(): void;
  /** The answer is over, one way or another. */
  end(): void;
}

/** The viewer closed the connection, so that nobody waits for an answer. */
export class ViewerLeft extends Error {
  override name = "ViewerLeft";
}

/** The longest that the first byte may take, in seconds. */
const firstByteSeconds = 15;

/**
 * @param seconds for the whole answer
 * @param onOver called once, when the answer is over
 */
export function startDeadline(
  seconds: number,
  viewer: AbortSignal,
  onOver: () => void = () => {},
): Deadline {
  const controller = new AbortController();
  let over = false;
  const runOut = () => controller.abort(new ProblemError("upstream-timeout"));
  const leave = () => controller.abort(new ViewerLeft("The viewer closed the connection."));
  const end = () => {
    if (over) return;
    over = true;
    clearTimeout(whole);
    clearTimeout(firstByte);
    viewer.removeEventListener("abort", leave);
    onOver();
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

/** Waits for the work, but no longer than until the signal aborts; rejects with its reason then. */
export async function orAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  let stop = () => {};
  const aborted = new Promise<never>((_resolve, reject) => {
    stop = () => reject(signal.reason);
    if (signal.aborted) stop();
    else signal.addEventListener("abort", stop, { once: true });
  });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener("abort", stop);
  }
}
