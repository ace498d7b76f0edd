import { useEffect, useState } from "react";

/** Milliseconds without movement before the pointer counts as resting. */
const restMs = 3000;

/** Whether the pointer has rested for a while; true at first. */
export function useRestingPointer(): boolean {
  const [isResting, setResting] = useState(true);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const wake = () => {
      setResting(false);
      clearTimeout(timer);
      timer = setTimeout(() => setResting(true), restMs);
    };
    document.addEventListener("pointermove", wake);
    document.addEventListener("pointerdown", wake);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("pointermove", wake);
      document.removeEventListener("pointerdown", wake);
    };
  }, []);
  return isResting;
}
