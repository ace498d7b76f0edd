import { useEffect } from "react";
import { keepAwake } from "./keep-awake.ts";

/**
 * Keeps the display on while the page is visible. Without a wake lock, as on plain HTTP, the device's settings
 * decide.
 */
export function useWakeLock(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted || !("wakeLock" in navigator)) return;
    return keepAwake(() => navigator.wakeLock.request("screen"), document);
  }, [isWanted]);
}
