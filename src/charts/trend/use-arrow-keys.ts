import { type KeyboardEvent, useRef, useState } from "react";

/**
 * Lets a chart's marks share one stop of the Tab key: arrow keys go from mark to mark, Home and End to the
 * first and last.
 * @param count how many marks there are; each is a link, and they stand in the document in their order
 */
export function useArrowKeys(count: number) {
  const group = useRef<HTMLElement>(null);
  const [last, setStop] = useState<number | null>(null);
  const stop = Math.min(last ?? count - 1, count - 1);
  return {
    group,
    /** The mark that the Tab key stops at: the one that had the focus last, at first the newest. */
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
