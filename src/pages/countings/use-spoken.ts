import type { Ageing } from "#domain/time/ageing.ts";
import type { LoadedCountings } from "#hooks/countings/loaded-countings.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import type { ListContent } from "./list-content.ts";

/**
 * Text for screen readers: how many countings there are. It does not count along while further pages load.
 * @param visibleCount countings after the filters on loaded ones; `null` without such filters
 */
export function useSpoken({
  loaded,
  content,
  visibleCount,
  isLoading,
  ageing,
}: {
  loaded: LoadedCountings | null;
  content: ListContent | null;
  visibleCount: number | null;
  /** Whether further pages load. */
  isLoading: boolean;
  ageing: Ageing;
}): string {
  const { countings: t, listFilters } = useMessages("common");
  const format = useFormat();
  if (ageing === "stale") return t.announceStale;
  if (!loaded) return "";
  if (isLoading) {
    const [first] = loaded.pages;
    const count = (first?.items.length ?? 0) + (first?.faults.length ?? 0);
    return visibleCount === null
      ? t.announceLoaded(format.number(count), format.number(loaded.total))
      : "";
  }
  if (content === "no-match") return listFilters.noMatch.title;
  if (content === "empty") return t.none.title;
  const some = format.number(loaded.loaded);
  if (visibleCount !== null)
    return listFilters.announceMatching(format.number(visibleCount), some, loaded.loaded);
  return t.announceLoaded(some, format.number(loaded.total));
}
