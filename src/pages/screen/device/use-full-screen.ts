import { useCallback, useEffect, useState } from "react";

/** Fills the whole display and back, by a call or the key `f`, where the browser can. */
export function useFullScreen(): {
  readonly isFull: boolean;
  readonly toggle: () => Promise<void>;
} {
  const [isFull, setFull] = useState(() => document.fullscreenElement !== null);
  const toggle = useCallback(async () => {
    try {
      if (document.fullscreenElement) await document.exitFullscreen();
      else await document.documentElement.requestFullscreen();
    } catch {
      // It cannot, or may not: the page goes on as it is.
    }
  }, []);
  useEffect(() => {
    const note = () => setFull(document.fullscreenElement !== null);
    const press = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      if (key.toLowerCase() === "f" && !ctrlKey && !metaKey && !altKey) void toggle();
    };
    document.addEventListener("fullscreenchange", note);
    document.addEventListener("keydown", press);
    return () => {
      document.removeEventListener("fullscreenchange", note);
      document.removeEventListener("keydown", press);
    };
  }, [toggle]);
  return { isFull, toggle };
}
