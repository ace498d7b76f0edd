import { useEffect, useRef } from "react";

/** Signals for tasks, one at a time; leaving the page aborts the one under way. */
export function useAbortable(): {
  /** The signal of a new task; the caller waits for the end of the one before. */
  readonly begin: () => AbortSignal;
  readonly abort: () => void;
} {
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  return {
    begin: () => {
      running.current = new AbortController();
      return running.current.signal;
    },
    abort: () => running.current?.abort(),
  };
}
