import { useEffect, useEffectEvent, useState } from "react";
import type { ViewedOrder } from "#api/counting/counting-queries.ts";
import { useLineIndex } from "./line-index.ts";
import type { LineWindow } from "./use-line-window.ts";

/** The current row of the keyboard. */
interface Current {
  readonly order: ViewedOrder;
  readonly index: number;
  /** Id of its line; `null` until it was rendered. */
  readonly id: number | null;
}

/**
 * Index of the grid's current row, which follows its line when lines are sorted, filtered or reloaded, and moves to
 * the line that is opened.
 * @param opened id of the open line, or `null`
 * @param reveal scrolls an index into view
 */
export function useCurrentRow({
  counting,
  order,
  inView: { lines, isOfOrder },
  opened,
  reveal,
}: {
  counting: string;
  order: ViewedOrder;
  inView: LineWindow;
  opened: number | null;
  reveal: (index: number) => void;
}): readonly [number | null, (index: number) => void] {
  const [current, setCurrent] = useState<Current | null>(null);
  const openedAt = useLineIndex(counting, order, opened) ?? null;
  const isMoved = current !== null && current.order !== order;
  const index = useLineIndex(counting, order, isMoved ? current.id : null);
  if (isMoved) {
    const next = indexAfter(current, order, index);
    if (next === null) setCurrent(null);
    else if (next !== undefined) setCurrent({ order, index: next, id: current.id });
  } else if (current?.id === null && isOfOrder) {
    const rendered = lines.find((line) => line.index === current.index);
    if (rendered) setCurrent({ ...current, id: rendered.data.id });
  }
  const choose = (next: number, id: number | null = null) => {
    setCurrent({ order, index: next, id });
    reveal(next);
  };
  const follow = useEffectEvent((next: number) => choose(next, opened));
  // biome-ignore lint/correctness/useExhaustiveDependencies: another line may stand open at the same place
  useEffect(() => {
    if (openedAt !== null) follow(openedAt);
  }, [opened, openedAt]);
  return [current && Math.min(current.index, order.rows.length - 1), (next) => choose(next)];
}

/** Index of the row in another order: `null` when it is not in it, `undefined` while unknown. */
function indexAfter(
  { order: before, index, id }: Current,
  order: ViewedOrder,
  found: number | null | undefined,
): number | null | undefined {
  if (id !== null) return found;
  // Within a version rows keep their numbers; a line that was never rendered has no known id.
  if (before.version !== order.version) return index;
  const row = before.rows[index];
  const next = row === undefined ? -1 : order.rows.indexOf(row);
  return next < 0 ? null : next;
}
