import { type KeyboardEvent, type RefObject, useId, useRef, useState } from "react";
import { moveInGrid } from "#table/keys/move-in-grid.ts";
import { useWords } from "#ui/locale.tsx";
import { chooseLine, parseLineLink } from "./line-link.ts";
import { type LineRange, lineCount } from "./log/log-text.ts";
import { LogLine } from "./log-line.tsx";
import styles from "./log-lines.module.css";
import type { CurrentHits } from "./search/use-hits.ts";
import { useFollowing } from "./use-following.ts";
import { type LogRows, useLogRows } from "./use-log-rows.ts";
import { words } from "./words.ts";

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
  const t = useWords(words);
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
