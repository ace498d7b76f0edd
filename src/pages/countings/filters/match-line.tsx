import type { LoadedCountings } from "#hooks/countings/loaded-countings.ts";
import type { CountingsList } from "#hooks/countings/use-countings.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";

/** How many loaded countings the filters leave, and that only these are covered unless they are all. */
export function MatchLine({
  loaded: { loaded, end },
  list,
  visibleCount,
}: {
  loaded: LoadedCountings;
  list: Pick<CountingsList, "isNewest" | "loadingAll">;
  /** Rows after all filters. */
  visibleCount: number;
}) {
  const t = useMessages("common").listFilters;
  const format = useFormat();
  const some = format.number(loaded);
  const covers = list.isNewest ? t.coversNewest : t.covers;
  return (
    <>
      <span>{t.matching(format.number(visibleCount), some, visibleCount)}</span>
      {end !== "whole" && !list.loadingAll && <span>{covers(some)}</span>}
    </>
  );
}
