/** Things in pages of so many, each of them once; at least one page. */
export function pagesOf<Thing>(
  things: readonly Thing[],
  perPage: number,
): readonly (readonly Thing[])[] {
  const count = Math.max(1, Math.ceil(things.length / perPage));
  return Array.from({ length: count }, (_, page) =>
    things.slice(page * perPage, (page + 1) * perPage),
  );
}

/**
 * The order for the rest of a cycle: what is shown keeps its place, so that nothing is left out or comes
 * twice; what has come stands at the end. A new cycle begins with the order as it should be.
 * @param wanted the ids in the order that they should have
 */
export function keptOrder(order: readonly string[], wanted: readonly string[]): readonly string[] {
  const known = new Set(order);
  const still = new Set(wanted);
  const kept = order.filter((id) => still.has(id));
  const next = [...kept, ...wanted.filter((id) => !known.has(id))];
  const isSame = next.length === order.length && next.every((id, index) => id === order[index]);
  return isSame ? order : next;
}

/** The page after one of so many; the first one after the last, and when pages have gone. */
export function nextPage(page: number, pages: number): number {
  return page + 1 < pages ? page + 1 : 0;
}

/** Places within 4 pixels, so that nothing stands still on the glass for months. */
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

/** How far everything stands from its place, in CSS pixels, 0 to 4. */
export function pixelShift(turn: number): readonly [right: number, down: number] {
  return shifts[turn % shifts.length] ?? shifts[0];
}
