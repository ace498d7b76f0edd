import { useEffect, useRef } from "react";

/** One timer, which a new start replaces and unmounting stops. */
export interface Timer {
  /** @param act gets a function that says whether the timer has been neither stopped nor replaced since */
  readonly start: (act: (isCurrent: () => boolean) => void, milliseconds: number) => void;
  readonly stop: () => void;
  /** Whether it was started and not stopped; also after it has acted. */
  readonly isStarted: () => boolean;
}

export function useTimer(): Timer {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: it reads nothing but the ref
  useEffect(() => stop, []);
  return {
    start: (act, milliseconds) => {
      stop();
      const own = setTimeout(() => act(() => timer.current === own), milliseconds);
      timer.current = own;
    },
    stop,
    isStarted: () => timer.current !== undefined,
  };
}
