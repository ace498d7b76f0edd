import { useCallback, useEffect, useState } from "react";

/** Toggles full screen by a call or the key `f`, where the browser supports it. */
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
      // Full screen is optional: ignore a refusal.
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
