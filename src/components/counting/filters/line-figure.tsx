import { type ReactNode, use } from "react";
import { type CountingSearch, countingSearch } from "#components/counting/search/search.ts";
import type { ShownFigure } from "#figures/figures.ts";
import { useSearchUpdate } from "#search-params/use-search.ts";
import { Figure } from "#ui/figure.tsx";
import { PaperContext } from "#ui/hooks/paper-context.ts";
import { useMessages } from "#ui/locale.tsx";
import { canFilterBy, type Facets, matchesExactly, toggleFacets } from "./facets.ts";
import styles from "./figure-filter-button.module.css";

/** A figure of lines, which filters them to those it counts if it has facets. */
export function LineFigure({
  figure,
  label,
  search,
  children,
}: {
  figure: ShownFigure;
  label: string;
  search: Pick<CountingSearch, "filter">;
  /** What the button shows; the figure by default. */
  children?: ReactNode;
}) {
  const { facets, lines } = figure;
  const content = children ?? <Figure {...figure} />;
  if (facets === undefined) return content;
  return (
    <FigureFilterButton facets={facets} name={label} lines={lines} search={search}>
      {content}
    </FigureFilterButton>
  );
}

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
