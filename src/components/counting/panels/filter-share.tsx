import { LineFigure } from "#components/counting/filters/line-figure.tsx";
import type { CountingSearch } from "#components/counting/search/search.ts";
import { FigureHint } from "#components/figure-hint.tsx";
import type { ShownFigure } from "#figures/figures.ts";

/** A share with its definition, which filters the lines to those it counts. */
export function FilterShare(props: { figure: ShownFigure; label: string; search: CountingSearch }) {
  const { figure, label } = props;
  return (
    <>
      <FigureHint figure={figure.name} label={label} toSentence={figure.toSentence} />{" "}
      <b>
        <LineFigure {...props} />
      </b>
    </>
  );
}
