import { useEffect } from "react";
import { keepAwake } from "./keep-awake.ts";

/**
 * Keeps the display from going dark while the page is to be seen. Browsers that cannot, and all on plain HTTP,
 * go by the settings of their device.
 */
export function useWakeLock(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted || !("wakeLock" in navigator)) return;
    return keepAwake(() => navigator.wakeLock.request("screen"), document);
  }, [isWanted]);
}
