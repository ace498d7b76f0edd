import { FigureHint } from "#components/figure-hint.tsx";
import type { HintSentence } from "#components/figure-meaning.tsx";
import type { FigureName } from "#messages/en/definitions.ts";
import type { Facets } from "#pages/counting/filters/facets.ts";
import { FigureFilterButton } from "#pages/counting/filters/figure-filter-button.tsx";
import type { CountingSearch } from "#pages/counting/search/search.ts";
import { Figure } from "#ui/figure.tsx";
import { useFormat } from "#ui/locale.tsx";

/** A share with its definition, which filters the lines to those it counts. */
export function FilterShare({
  figure,
  value,
  toSentence,
  ...filter
}: {
  figure: FigureName;
  value: number | null;
  /** Its hint. */
  toSentence: HintSentence | null;
  facets: Facets;
  /** Name of the figure. */
  name: string;
  /** Number of lines that it counts. */
  lines: number;
  search: CountingSearch;
}) {
  const format = useFormat();
  return (
    <>
      <FigureHint figure={figure} label={filter.name} toSentence={toSentence} />{" "}
      <b>
        <FigureFilterButton {...filter}>
          <Figure name={figure} value={value}>
            {format.share(value)}
          </Figure>
        </FigureFilterButton>
      </b>
    </>
  );
}
