import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { moveInGrid } from "#table/keys/move-in-grid.ts";
import { useMessages } from "#ui/locale.tsx";
import { chooseLine, lineLink, parseLineLink } from "./line-link.ts";
import { insertionIndex } from "./log/insertion-index.ts";
import { type LineRange, lineCount } from "./log/log-text.ts";
import type { OpenLog } from "./log/open-log.ts";
import { LogLine } from "./log-line.tsx";
import styles from "./log-lines.module.css";
import { importsMessages } from "./messages.ts";
import type { CurrentHits } from "./search/use-hits.ts";
import { type LogRows, useLogRows } from "./use-log-rows.ts";

/**
 * The lines of a log as a grid with a single focus: arrows and page keys move the cursor, Enter links its line,
 * with Shift the lines up to it, Esc unlinks them. A click on a number does the same.
 */
export function LogLines({
  ref: scroller,
  rows,
  found,
  range,
  onRange,
}: {
  ref: RefObject<HTMLDivElement | null>;
  rows: LogRows;
  found: CurrentHits;
  range: LineRange | null;
  onRange: (range: LineRange | null) => void;
}) {
  const t = useMessages(importsMessages);
  const { log, wrap } = rows;
  const gridId = useId();
  const [line, setLine] = useState<number | null>(null);
  const { virtualizer, count, lineOf, rowOf } = useLogRows(scroller, rows, line);
  const items = virtualizer.getVirtualItems();
  // The cursor moves from a hidden line to the next visible one.
  const cursor = line === null ? null : lineOf(rowOf(line));
  const { toReveal, noteChosen } = useFollowing(scroller, { log, range, found }, (next) => {
    setLine(next);
    virtualizer.scrollToIndex(rowOf(next), { align: "center" });
  });

  const began = useRef<number | null>(null);
  const choose = (chosen: number, extend: boolean) => {
    // The current address: the rendered one may lag behind fast keys.
    const linked = parseLineLink(window.location.hash);
    const next = chooseLine(linked, { line: chosen + 1, extend, began: began.current });
    if (!extend || !linked) began.current = chosen + 1;
    noteChosen(next);
    setLine(chosen);
    onRange(next);
    // After a click on a number, keys continue from its line.
    scroller.current?.focus({ preventScroll: true });
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget) return;
    if (event.key === "Enter" && cursor !== null) choose(cursor, event.shiftKey);
    else if (event.key === "Escape" && window.location.hash !== "") onRange(null);
    else {
      const { startIndex = 0, endIndex = 0 } = virtualizer.range ?? {};
      const page = Math.max(1, endIndex - startIndex);
      const next = moveInGrid(event.key, {
        current: cursor === null ? null : rowOf(cursor),
        count,
        page,
      });
      if (next === null) return;
      setLine(lineOf(next));
      virtualizer.scrollToIndex(next);
    }
    event.preventDefault();
  };
  const isDrawn = items.some(({ index }) => lineOf(index) === cursor);
  return (
    <div
      ref={scroller}
      className={styles.log}
      style={{ "--content": `${virtualizer.getTotalSize()}px` }}
      role="grid"
      tabIndex={0}
      aria-label={t.lines}
      aria-rowcount={lineCount(log)}
      aria-readonly="true"
      aria-activedescendant={isDrawn ? `${gridId}-${cursor}` : undefined}
      data-wrap={wrap || undefined}
      onKeyDown={onKey}
    >
      <div
        role="presentation"
        className={styles.all}
        style={{ height: virtualizer.getTotalSize(), "--longest": log.maxLength }}
      >
        <div
          role="presentation"
          className={styles.drawn}
          style={{ transform: `translateY(${items[0]?.start ?? 0}px)` }}
        >
          {items.map(({ index }) => {
            const rendered = lineOf(index);
            return (
              <LogLine
                key={rendered}
                id={`${gridId}-${rendered}`}
                row={index}
                measure={wrap ? virtualizer.measureElement : undefined}
                log={log}
                line={rendered}
                found={found}
                toReveal={toReveal}
                isLinked={range !== null && rendered + 1 >= range.from && rendered < range.to}
                isCursor={rendered === cursor}
                onChoose={choose}
              />
            );
          })}
        </div>
      </div>
    </div>
  );
}

/** The target that the view of a log's lines follows. */
interface Followed {
  readonly log: OpenLog;
  readonly range: LineRange | null;
  readonly found: CurrentHits;
}

/**
 * Scrolls to the lines that the address links to, and to the current hit.
 * @param show scrolls a line into view, by its index
 */
function useFollowing(
  scroller: RefObject<HTMLElement | null>,
  { log, range, found }: Followed,
  show: (line: number) => void,
) {
  // Lines selected here are already in view.
  const chosen = useRef<string | null>(null);
  const link = lineLink(range);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link is followed once, however the lines are shown
  useLayoutEffect(() => {
    if (!range || link === chosen.current || range.from > lineCount(log)) return;
    show(range.from - 1);
    scroller.current?.scrollIntoView({ block: "nearest" });
  }, [link]);

  // A hit is scrolled to whenever it becomes current, but not when a page opens at a link.
  const { hits, current, steps } = found;
  const offset = current === null ? null : (hits?.offsets[current] ?? null);
  const going = offset === null ? null : `${offset} ${steps}`;
  const gone = useRef(range ? going : null);
  const toReveal = useRef<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a hit is followed once, however the lines are shown
  useEffect(() => {
    if (offset === null || going === gone.current) return;
    const first = gone.current === null && link !== "" && chosen.current === null;
    gone.current = going;
    if (first) return;
    toReveal.current = current;
    show(insertionIndex(log.starts, offset + 1) - 1);
  }, [going]);
  return {
    /** The hit to scroll into view after rendering; then `null`. */
    toReveal,
    /** Notes that these lines were selected here. */
    noteChosen: (lines: LineRange | null) => {
      chosen.current = lineLink(lines);
    },
  };
}
