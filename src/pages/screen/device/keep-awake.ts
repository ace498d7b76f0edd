/** What is needed of a lock on the display. */
type Lock = Pick<WakeLockSentinel, "released" | "release" | "addEventListener">;

/** What is needed of the document. */
type Shown = Pick<Document, "visibilityState" | "addEventListener" | "removeEventListener">;

/** Milliseconds between two requests that nobody's look at the page has caused: some devices refuse each. */
const min = 60_000;

/**
 * Keeps the display from going dark while the page is to be seen. A lock that is refused, as when the battery is
 * low, or taken back is asked for again.
 * @returns what ends that
 */
export function keepAwake(request: () => Promise<Lock>, page: Shown): () => void {
  let isOver = false;
  let isAsking = false;
  let asked = 0;
  let lock: Lock | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const later = () => {
    clearTimeout(timer);
    if (!isOver) timer = setTimeout(take, Math.max(0, asked + min - performance.now()));
  };
  async function take() {
    clearTimeout(timer);
    const isHeld = lock !== null && !lock.released;
    if (isAsking || isHeld || page.visibilityState !== "visible") return;
    isAsking = true;
    asked = performance.now();
    try {
      lock = await request();
      if (isOver) return void (await lock.release());
      lock.addEventListener("release", later);
      // It may be gone by now, with nobody who heard of it.
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
