import type { CountingsPage } from "#api/countings/countings-page.ts";

/** An unreadable entry of the list: its position from 1, and the path of the fault. */
export interface ListFault {
  readonly index: number;
  readonly field: string;
}

/** The faults of all pages, by their position in the list. */
export function listFaults(pages: readonly Pick<CountingsPage, "items" | "faults">[]): ListFault[] {
  let before = 0;
  return pages.flatMap(({ items, faults }) => {
    const found = faults.map(({ position, field }) => ({ index: before + position + 1, field }));
    before += items.length + faults.length;
    return found;
  });
}
