import { useEffect, useEffectEvent, useState } from "react";
import type { ViewedOrder } from "#api/counting-queries.ts";
import { useLinePlace } from "./line-place.ts";
import type { LineWindow } from "./use-line-window.ts";

/** The row that a person is at. */
interface Current {
  readonly order: ViewedOrder;
  readonly index: number;
  /** Of its line; `null` until that was drawn. */
  readonly id: number | null;
}

/**
 * The place of the grid's current row, which stays with its line when lines are sorted, narrowed or read anew,
 * and goes to the line that is opened.
 * @param opened the id of the line that stands open, or `null`
 * @param reveal brings a place into view
 */
export function useCurrentRow(
  counting: string,
  order: ViewedOrder,
  { lines, isOfOrder }: LineWindow,
  opened: number | null,
  reveal: (index: number) => void,
): readonly [number | null, (index: number) => void] {
  const [current, setCurrent] = useState<Current | null>(null);
  const openedAt = useLinePlace(counting, order, opened) ?? null;
  const isMoved = current !== null && current.order !== order;
  const index = useLinePlace(counting, order, isMoved ? current.id : null);
  if (isMoved) {
    const next = placeAfter(current, order, index);
    if (next === null) setCurrent(null);
    else if (next !== undefined) setCurrent({ order, index: next, id: current.id });
  } else if (current?.id === null && isOfOrder) {
    const rendered = lines.find((line) => line.index === current.index);
    if (rendered) setCurrent({ ...current, id: rendered.line.id });
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

/** Where the row is in another order: `null` when it is not there, `undefined` while that is not known. */
function placeAfter(
  { order: before, index, id }: Current,
  order: ViewedOrder,
  found: number | null | undefined,
): number | null | undefined {
  if (id !== null) return found;
  // Rows of one version keep their numbers; of a line that was never drawn nothing else is known.
  if (before.version !== order.version) return index;
  const row = before.rows[index];
  const next = row === undefined ? -1 : order.rows.indexOf(row);
  return next < 0 ? null : next;
}
