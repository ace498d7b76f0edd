import { orViewerLeft, ViewerLeft } from "#gateway/http/deadline.ts";

interface Running<Value> {
  readonly result: Promise<Value>;
  readonly leaving: AbortController;
  waiting: number;
}

/**
 * Does work once for all who want the same at the same time, and ends it when the last of them leaves.
 * @returns a function that waits for the work of a key until its signal aborts, and begins it if it does not run
 */
export function createSharing<Value>() {
  const running = new Map<string, Running<Value>>();
  return async (
    key: string,
    signal: AbortSignal,
    work: (signal: AbortSignal) => Promise<Value>,
  ): Promise<Value> => {
    const begin = (): Running<Value> => {
      const leaving = new AbortController();
      const begun = { result: work(leaving.signal), leaving, waiting: 0 };
      running.set(key, begun);
      const end = () => {
        if (running.get(key) === begun) running.delete(key);
      };
      begun.result.then(end, end);
      return begun;
    };
    const one = running.get(key) ?? begin();
    one.waiting += 1;
    try {
      return await orViewerLeft(one.result, signal);
    } finally {
      one.waiting -= 1;
      if (one.waiting === 0) {
        // The next caller begins again.
        if (running.get(key) === one) running.delete(key);
        one.leaving.abort(new ViewerLeft("The last viewer left."));
      }
    }
  };
}
