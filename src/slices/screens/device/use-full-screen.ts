import { useCallback, useState } from "react";
import { useEventListeners } from "#ui/hooks/use-event-listeners.ts";

/** Phones of Apple have no full screen, and no property that says so. */
const isShownFull = () => Boolean(document.fullscreenElement);

/** Toggles full screen by a call or the key `f`, where the browser supports it. */
export function useFullScreen(): {
  readonly isFull: boolean;
  readonly toggle: () => Promise<void>;
} {
  const [isFull, setFull] = useState(isShownFull);
  const toggle = useCallback(async () => {
    try {
      if (document.fullscreenElement) await document.exitFullscreen();
      else await document.documentElement.requestFullscreen();
    } catch {
      // Full screen is optional: ignore a refusal.
    }
  }, []);
  useEventListeners("document", {
    fullscreenchange: () => setFull(isShownFull()),
    keydown: ({ key, ctrlKey, metaKey, altKey }) => {
      if (key.toLowerCase() === "f" && !ctrlKey && !metaKey && !altKey) void toggle();
    },
  });
  return { isFull, toggle };
}
