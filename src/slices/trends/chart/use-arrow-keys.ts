import { type KeyboardEvent, useRef, useState } from "react";

/**
 * Makes a chart's marks one tab stop: arrow keys move between marks, Home and End to the first and last.
 * @param count number of marks; each is a link, in document order
 */
export function useArrowKeys(count: number) {
  const group = useRef<HTMLElement>(null);
  const [last, setStop] = useState<number | null>(null);
  const stop = Math.min(last ?? count - 1, count - 1);
  return {
    group,
    /** The mark that is the tab stop: the one focused last, initially the newest. */
    stop,
    setStop,
    onKeyDown: (event: KeyboardEvent) => {
      const { key } = event;
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const next = { ArrowLeft: stop - 1, ArrowRight: stop + 1, Home: 0, End: count - 1 }[key];
      if (next === undefined) return;
      event.preventDefault();
      const position = Math.max(0, Math.min(next, count - 1));
      group.current?.querySelectorAll("a")[position]?.focus();
    },
  };
}
