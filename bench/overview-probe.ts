/** Timing of a click as observed in the page, in milliseconds since the click. */
export interface Seen {
  /** The frame that shows the first change. */
  readonly first: number;
  /** The frame that shows the last change. */
  readonly last: number;
  /** Tasks of the main thread over 50 ms until then. */
  readonly longTasks: readonly number[];
}

/** Prefix of the console line in which the page reports that everything is rendered. */
export const reported = "overview-probe ";

/** Names in a trace of clicks and of frames that show their changes. */
export const marks = { pressed: "overview-pressed", rendered: "overview-drawn" };

/**
 * Runs in the page and reports when all changes of a click are rendered. The page is not queried meanwhile, because
 * each query would be a task of its thread.
 * @param drawn selects the elements that clicks change
 * @param quiet time without a change after which rendering counts as done; milliseconds
 */
export function watch([rendered, quiet, prefix, clickMark, renderMark]: readonly [
  string,
  number,
  string,
  string,
  string,
]): void {
  // Two observers would report every click twice.
  if ("isWatched" in window) return;
  Object.assign(window, { isWatched: true });
  let pressed = 0;
  let first = 0;
  let last = 0;
  let rest = 0;
  let tasks: { readonly from: number; readonly took: number }[] = [];
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      tasks.push({ from: startTime, took: duration });
    }
  }).observe({ type: "longtask" });
  addEventListener(
    "click",
    ({ timeStamp }) => {
      pressed = timeStamp;
      first = 0;
      last = 0;
      tasks = [];
      performance.mark(clickMark);
    },
    true,
  );
  const tell = () => {
    const longTasks = tasks
      .filter(({ from, took }) => from + took > pressed && from < last)
      .map(({ took }) => took);
    console.debug(
      prefix + JSON.stringify({ first: first - pressed, last: last - pressed, longTasks }),
    );
    pressed = 0;
  };
  const isRendered = ({ target }: MutationRecord) => {
    const element = target instanceof Element ? target : target.parentElement;
    const isShown = !element?.closest("details:not([open]) > :not(summary)");
    // Rates change every second without a click.
    const isTicking = element?.closest('[data-figure^="rate-"]');
    return isShown && !isTicking && element?.closest(rendered);
  };
  new MutationObserver((records) => {
    if (pressed === 0 || !records.some(isRendered)) return;
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      // Runs when this frame is done.
      port1.onmessage = () => {
        port1.close();
        last = performance.now();
        first ||= last;
        performance.mark(renderMark);
        clearTimeout(rest);
        rest = window.setTimeout(tell, quiet);
      };
      port2.postMessage(null);
    });
  }).observe(document, { childList: true, subtree: true, attributes: true, characterData: true });
}
