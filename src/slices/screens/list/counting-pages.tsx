import { CountingScreen } from "#slices/screens/counting/counting-screen.tsx";
import { screenMessages } from "#slices/screens/messages.ts";
import { countingLayout } from "#slices/screens/rules/layout.ts";
import { useScreen } from "#slices/screens/screen-context.ts";
import { useMessages } from "#ui/locale.tsx";
import type { PagedCounting } from "./paged-counting.ts";
import { rotationFoot, useRotation } from "./use-rotation.ts";
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
  const t = useMessages(screenMessages);
  const layout = countingLayout(search, viewport);
  const parts = layout?.pages ?? [];
  const count = countings.length * (1 + parts.length);
  const rotation = useRotation(count, search.rotate);
  const { page, cycle } = rotation;
  const pages = useStableOrder(countings, cycle).flatMap(({ id, name, distinction }) => [
    { id, part: 0, name, distinction, parts: null },
    ...parts.map((visible, index) => ({
      id,
      part: index + 1,
      name,
      distinction,
      parts: visible.map((part) => t.parts[part]).join(", "),
    })),
  ]);
  const visible = pages[page];
  const upcoming = pages[(page + 1) % Math.max(1, pages.length)];
  /** Of the same counting it names the part alone, since its name is in the heading. */
  const nextName = (() => {
    if (!upcoming) return null;
    const { id, name, distinction, parts: later } = upcoming;
    const texts = id === visible?.id ? [later] : [name, distinction, later];
    return texts.filter((text) => text !== null).reduce(joined, "");
  })();
  function joined(before: string, text: string): string {
    return before === "" ? text : t.partOf(before, text);
  }
  const foot = rotationFoot(rotation, { pages: pages.length, nextName, note });
  return countings.map(({ id, distinction }) => (
    <CountingScreen
      key={id}
      id={id}
      page={visible?.id === id ? visible.part : null}
      distinction={distinction}
      list={list}
      foot={foot}
    />
  ));
}
