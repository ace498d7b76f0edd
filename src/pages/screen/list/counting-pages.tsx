import { countingLayout } from "#domain/screen/layout.ts";
import { CountingScreen } from "#pages/screen/counting/counting-screen.tsx";
import { useScreen } from "#pages/screen/screen-context.ts";
import { useMessages } from "#ui/locale.tsx";
import type { PagedCounting } from "./paged-counting.ts";
import { useRotation } from "./use-rotation.ts";
import type { ScreenListState } from "./use-screen-list.ts";
import { useStableOrder } from "./use-stable-order.ts";

/**
 * Countings one after the other, on one page each, or several when the distance needs larger text.
 * @param list the list that they were chosen from; `null` when the address names the counting
 * @param note why nothing newer is shown
 */
export function CountingPages({
  countings,
  list,
  note = null,
}: {
  countings: readonly PagedCounting[];
  list: ScreenListState | null;
  note?: string | null;
}) {
  const { search, viewport } = useScreen();
  const t = useMessages("screen").screen;
  const layout = countingLayout(search, viewport);
  const parts = layout?.pages ?? [];
  const count = countings.length * (1 + parts.length);
  const { page, turn, cycle, until } = useRotation(count, search.rotate);
  const pages = useStableOrder(countings, cycle).flatMap(({ id, name }) => [
    { id, part: 0, name },
    ...parts.map((visible, index) => ({
      id,
      part: index + 1,
      name: partName(name, visible.map((part) => t.parts[part]).join(", ")),
    })),
  ]);
  function partName(name: string | null, part: string) {
    return name === null ? part : t.partOf(name, part);
  }
  const upcoming = pages[(page + 1) % Math.max(1, pages.length)];
  const foot = {
    page,
    pages: pages.length,
    turn,
    nextPage: pages.length > 1 && upcoming?.name ? { name: upcoming.name, at: until } : null,
    note,
  };
  const visible = pages[page];
  return countings.map(({ id }) => (
    <CountingScreen
      key={id}
      id={id}
      page={visible?.id === id ? visible.part : null}
      list={list}
      foot={foot}
    />
  ));
}
