import { useState } from "react";
import { useEventListeners } from "#ui/hooks/use-event-listeners.ts";
import { useTimer } from "#ui/hooks/use-timer.ts";

/** Milliseconds without movement before the pointer counts as resting. */
const restMs = 3000;

/** Whether the pointer has rested for a while; true at first. */
export function useRestingPointer(): boolean {
  const [isResting, setResting] = useState(true);
  const timer = useTimer();
  const wake = () => {
    setResting(false);
    timer.start(() => setResting(true), restMs);
  };
  useEventListeners("document", { pointermove: wake, pointerdown: wake });
  return isResting;
}
