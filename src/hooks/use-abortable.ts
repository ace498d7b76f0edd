import { useEffect, useRef } from "react";

/** Runs one task at a time that leaving the page aborts. */
export function useAbortable(): {
  /** Begins a task. */
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
