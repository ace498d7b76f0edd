import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { type LineRange, lineCount } from "#import-log/log-text.ts";
import type { OpenLog } from "#import-log/open-log.ts";
import { placeOf } from "#import-log/places.ts";
import { moveInGrid } from "#table/move-in-grid.ts";
import { useMessages } from "#ui/locale.tsx";
import { chooseLine, lineLink } from "./line-link.ts";
import { LogLine } from "./log-line.tsx";
import styles from "./log-lines.module.css";
import type { ShownHits } from "./use-hits.ts";
import { useLogRows } from "./use-log-rows.ts";

/**
 * The lines of a log as a grid with one focus: arrows and page keys move through it, Enter links the line
 * one is at and with Shift the lines up to it, Esc lets go of them. Numbers do the same by pointer.
 */
export function LogLines({
  log,
  lines,
  count,
  found,
  wrap,
  range,
  onRange,
}: {
  log: OpenLog;
  /** Which lines, from 0, or `null` for all. */
  lines: Uint32Array | null;
  count: number;
  found: ShownHits;
  wrap: boolean;
  range: LineRange | null;
  onRange: (range: LineRange | null) => void;
}) {
  const words = useMessages().imports;
  const gridId = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const { virtualizer, lineOf, rowOf } = useLogRows(scroller, log, lines, count, wrap);
  const items = virtualizer.getVirtualItems();
  const [cursor, setCursor] = useState<number | null>(null);
  const show = (line: number) => {
    setCursor(line);
    virtualizer.scrollToIndex(Math.min(rowOf(line), count - 1), { align: "center" });
  };

  // The lines that an address links to come into view; those chosen here are in view already.
  const chosen = useRef<string | null>(null);
  const link = lineLink(range);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link is followed once, however the lines are shown
  useLayoutEffect(() => {
    if (!range || link === chosen.current || range.from > lineCount(log)) return;
    show(range.from - 1);
    scroller.current?.scrollIntoView({ block: "nearest" });
  }, [link]);
  const choose = (line: number, extend: boolean) => {
    const next = chooseLine(range, line + 1, extend);
    chosen.current = lineLink(next);
    setCursor(line);
    onRange(next);
  };

  // The current hit comes into view whenever it becomes another one, but not when a page opens at a link.
  const { hits, current } = found;
  const offset = current === null ? null : (hits?.offsets[current] ?? null);
  const shownOffset = useRef(range ? offset : null);
  const toReveal = useRef<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a hit is followed once, however the lines are shown
  useEffect(() => {
    if (offset === null || offset === shownOffset.current) return;
    const first = shownOffset.current === null && link !== "" && chosen.current === null;
    shownOffset.current = offset;
    if (first) return;
    toReveal.current = current;
    show(placeOf(log.starts, offset + 1) - 1);
  }, [offset]);

  const onKey = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget) return;
    if (event.key === "Enter" && cursor !== null) choose(cursor, event.shiftKey);
    else if (event.key === "Escape" && range) onRange(null);
    else {
      const page = Math.max(1, items.length - 20);
      const row = cursor === null ? null : rowOf(cursor);
      const next = moveInGrid(event.key, row, count, page);
      if (next === null) return;
      setCursor(lineOf(next));
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
      aria-label={words.lines}
      aria-rowcount={lineCount(log)}
      aria-readonly="true"
      aria-activedescendant={isDrawn ? `${gridId}-${cursor}` : undefined}
      data-wrap={wrap || undefined}
      onKeyDown={onKey}
    >
      <div
        role="presentation"
        className={styles.all}
        style={{ height: virtualizer.getTotalSize(), "--longest": log.longest }}
      >
        <div
          role="presentation"
          className={styles.drawn}
          style={{ transform: `translateY(${items[0]?.start ?? 0}px)` }}
        >
          {items.map(({ index }) => {
            const line = lineOf(index);
            return (
              <LogLine
                key={line}
                id={`${gridId}-${line}`}
                row={index}
                measure={wrap ? virtualizer.measureElement : undefined}
                log={log}
                line={line}
                found={found}
                toReveal={toReveal}
                isLinked={range !== null && line + 1 >= range.from && line < range.to}
                isCursor={line === cursor}
                onChoose={choose}
              />
            );
          })}
        </div>
      </div>
    </div>
  );
}
