import type { ReactNode } from "react";
import type { ShownFigure } from "#figures/figures.ts";
import type { CountingSearch } from "#pages/counting/search/search.ts";
import { Figure } from "#ui/figure.tsx";
import { FigureFilterButton } from "./figure-filter-button.tsx";

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
