/** Splits items into pages; at least one page. */
export function pagesOf<Item>(
  items: readonly Item[],
  perPage: number,
): readonly (readonly Item[])[] {
  const count = Math.max(1, Math.ceil(items.length / perPage));
  return Array.from({ length: count }, (_, page) =>
    items.slice(page * perPage, (page + 1) * perPage),
  );
}

/**
 * The order for the rest of a cycle: its items keep their order, so none is skipped or repeated; new ones are
 * appended. A new cycle starts with the target order.
 * @param target the ids in their intended order
 */
export function stableOrder(
  order: readonly string[],
  target: readonly string[],
): readonly string[] {
  const known = new Set(order);
  const targetIds = new Set(target);
  const remaining = order.filter((id) => targetIds.has(id));
  const next = [...remaining, ...target.filter((id) => !known.has(id))];
  const isSame = next.length === order.length && next.every((id, index) => id === order[index]);
  return isSame ? order : next;
}

/** The next page; the first one after the last, and when pages have been removed. */
export function nextPage(page: number, pages: number): number {
  return page + 1 < pages ? page + 1 : 0;
}

/** Offsets within 4 pixels, which prevent burn-in. */
const shifts = [
  [0, 0],
  [3, 1],
  [1, 4],
  [4, 3],
  [2, 0],
  [0, 3],
  [4, 1],
  [1, 2],
  [3, 4],
] as const;

/** Offset of the whole screen, in CSS pixels, 0 to 4. */
export function pixelShift(turn: number): readonly [right: number, down: number] {
  return shifts[turn % shifts.length] ?? shifts[0];
}
