/**
 * The row that a key moves to, or `null` for other keys.
 * @param current row from 0, or `null` before one was chosen
 * @param page rows that a page key moves by
 */
export function moveInGrid(
  key: string,
  { current, count, page }: { current: number | null; count: number; page: number },
): number | null {
  const from = current ?? -1;
  const targets: Record<string, number> = {
    ArrowDown: from + 1,
    ArrowUp: from - 1,
    j: from + 1,
    k: from - 1,
    PageDown: from + page,
    PageUp: from - page,
    Home: 0,
    End: count - 1,
  };
  const target = targets[key];
  return target === undefined ? null : Math.max(0, Math.min(count - 1, target));
}
