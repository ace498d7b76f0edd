import { useEffect, useState } from "react";

/** Milliseconds without a move after which nobody is at the pointer. */
const rest = 3000;

/** Whether the pointer has not been moved for a while; so it begins. */
export function useRestingPointer(): boolean {
  const [isResting, setResting] = useState(true);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const wake = () => {
      setResting(false);
      clearTimeout(timer);
      timer = setTimeout(() => setResting(true), rest);
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
