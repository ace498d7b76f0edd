import { useSyncExternalStore } from "react";
import type { Viewport } from "#slices/screens/rules/sizes.ts";

let last: Viewport = { width: 0, height: 0 };

/** The same object while the size is unchanged. */
function viewport(): Viewport {
  const { innerWidth: width, innerHeight: height } = window;
  if (last.width !== width || last.height !== height) last = { width, height };
  return last;
}

function onResize(listener: () => void): () => void {
  window.addEventListener("resize", listener);
  return () => window.removeEventListener("resize", listener);
}

/** Size of the window in CSS pixels. */
export function useViewport(): Viewport {
  return useSyncExternalStore(onResize, viewport);
}
