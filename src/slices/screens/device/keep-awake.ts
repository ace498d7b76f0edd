import { useEffect } from "react";
import { minute } from "#domain/time/units.ts";

type Lock = Pick<WakeLockSentinel, "released" | "release" | "addEventListener">;

type VisiblePage = Pick<Document, "visibilityState" | "addEventListener" | "removeEventListener">;

/** Minimum milliseconds between requests, unless the page becomes visible: some devices refuse each one. */
const minInterval = minute;

/**
 * Keeps the display on while the page is visible. A refused lock, for example on low battery, or a revoked one is
 * requested again.
 * @returns a function that ends it
 */
export function keepAwake(request: () => Promise<Lock>, page: VisiblePage): () => void {
  let isOver = false;
  let isAsking = false;
  let requestedAt = 0;
  let lock: Lock | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const later = () => {
    clearTimeout(timer);
    if (!isOver)
      timer = setTimeout(take, Math.max(0, requestedAt + minInterval - performance.now()));
  };
  async function take() {
    clearTimeout(timer);
    const isHeld = lock !== null && !lock.released;
    if (isAsking || isHeld || page.visibilityState !== "visible") return;
    isAsking = true;
    requestedAt = performance.now();
    try {
      lock = await request();
      if (isOver) return void (await lock.release());
      lock.addEventListener("release", later);
      // The lock may already be released, without an event.
      if (lock.released) later();
    } catch {
      later();
    } finally {
      isAsking = false;
    }
  }
  void take();
  page.addEventListener("visibilitychange", take);
  return () => {
    isOver = true;
    clearTimeout(timer);
    page.removeEventListener("visibilitychange", take);
    lock?.release().catch(() => {});
  };
}

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
