/** What the page itself noticed of a press, in milliseconds since the press. */
export interface Seen {
  /** The frame that first shows something of what it changed. */
  readonly first: number;
  /** The frame that shows the last of it. */
  readonly last: number;
  /** Tasks of the page's thread that took over 50 by the clock until then. */
  readonly longTasks: readonly number[];
}

/** Begins the console line in which the page reports that it has rendered everything. */
export const reported = "overview-probe ";

/** In a trace, where a press is and where frames are that show what it changed. */
export const marks = { pressed: "overview-pressed", rendered: "overview-drawn" };

/**
 * Runs in the page: tells of each press when all that it changed is drawn. Nothing is asked of the page meanwhile, since
 * every question would be a task of its thread.
 * @param drawn selects what presses change
 * @param quiet nothing changes for so long once all is drawn; milliseconds
 */
export function watch([rendered, quiet, prefix, pressedMark, drawnMark]: readonly [
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
      performance.mark(pressedMark);
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
  const isDrawn = ({ target }: MutationRecord) => {
    const element = target instanceof Element ? target : target.parentElement;
    const isShown = !element?.closest("details:not([open]) > :not(summary)");
    // Rates go on by the second, whatever is pressed.
    const isTicking = element?.closest('[data-figure^="rate-"]');
    return isShown && !isTicking && element?.closest(rendered);
  };
  new MutationObserver((records) => {
    if (pressed === 0 || !records.some(isDrawn)) return;
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      // Comes when the frame that this is of is done.
      port1.onmessage = () => {
        port1.close();
        last = performance.now();
        first ||= last;
        performance.mark(drawnMark);
        clearTimeout(rest);
        rest = window.setTimeout(tell, quiet);
      };
      port2.postMessage(null);
    });
  }).observe(document, { childList: true, subtree: true, attributes: true, characterData: true });
}
