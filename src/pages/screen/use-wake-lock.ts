import { useEffect } from "react";

/**
 * Keeps the display from going dark while the page is to be seen. Browsers that cannot, and all on plain HTTP,
 * go by the settings of their device.
 */
export function useWakeLock(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return;
    let isOver = false;
    let lock: WakeLockSentinel | null = null;
    const take = async () => {
      if (document.visibilityState !== "visible" || (lock && !lock.released)) return;
      try {
        // Outside secure contexts there is none, whatever its type says: then this throws, too.
        lock = await navigator.wakeLock.request("screen");
        if (isOver) await lock.release();
      } catch {
        // Refused, as when the battery is low: it is asked for again when the page is shown anew.
      }
    };
    void take();
    document.addEventListener("visibilitychange", take);
    return () => {
      isOver = true;
      document.removeEventListener("visibilitychange", take);
      lock?.release().catch(() => {});
    };
  }, [isWanted]);
}
