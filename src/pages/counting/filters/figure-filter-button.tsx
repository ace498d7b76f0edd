import { type ReactNode, use } from "react";
import { type CountingSearch, countingSearch } from "#pages/counting/search/search.ts";
import { useSearchUpdate } from "#search-params/use-search.ts";
import { PaperContext } from "#ui/hooks/paper-context.ts";
import { useMessages } from "#ui/locale.tsx";
import { canFilterBy, type Facets, matchesExactly, toggleFacets } from "./facets.ts";
import styles from "./figure-filter-button.module.css";

/**
 * A figure that filters the lines to those it counts, or removes that filter; plain text where that would change
 * nothing.
 */
export function FigureFilterButton({
  facets,
  name,
  lines,
  search: { filter },
  children,
}: {
  facets: Facets;
  /** Name of the figure. */
  name: string;
  /** Number of lines that it counts; `null` while unknown. */
  lines: number | null;
  search: Pick<CountingSearch, "filter">;
  children: ReactNode;
}) {
  const t = useMessages("counting").counting.scope;
  const update = useSearchUpdate(countingSearch);
  if (use(PaperContext) || !canFilterBy(filter, facets, lines)) return children;
  return (
    <button
      type="button"
      className={styles.figure}
      title={t.filter(name)}
      aria-pressed={matchesExactly(filter, facets)}
      onClick={() => update((now) => toggleFacets(now, facets))}
    >
      {children}
      <span className="visually-hidden"> {name}</span>
    </button>
  );
}
