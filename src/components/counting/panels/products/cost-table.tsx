import { LineFigure } from "#components/counting/filters/line-figure.tsx";
import type { CountingSearch } from "#components/counting/search/search.ts";
import { FigureHint } from "#components/figure-hint.tsx";
import type { ShownFigure } from "#figures/figures.ts";
import type { OverviewMessages } from "#messages/languages.ts";
import { type TableContext, tableOf } from "#table/entries/columns.ts";
import { Figure } from "#ui/figure.tsx";

/** A part of the variance, in units and at cost. */
export interface CostRow {
  readonly kind: "net" | "absolute" | "gains" | "losses";
  readonly units: ShownFigure;
  /** The text of the units, with as many decimals as the other ones. */
  readonly quantity: string | undefined;
  readonly value: ShownFigure;
  readonly tone?: "over" | "short";
  readonly isFigureOnPaper?: true;
}

/** What the columns of the variance are read with. */
interface CostContext extends TableContext {
  readonly t: OverviewMessages["overview"]["cost"];
  readonly search: CountingSearch;
  readonly isPaper: boolean;
}

const exact = ({ value }: ShownFigure) => (value === null ? null : String(value));

/** The columns of the variance. */
export const costTable = tableOf<CostRow, CostContext>()((column) => ({
  kind: column.text(
    ({ t }) => t.kind,
    ({ kind }, { t }) => t[kind],
    {
      cell: ({ kind, units, value }, { t, costsHidden }) => {
        const hint = costsHidden && units.toSentence ? units : value;
        return <FigureHint figure={hint.name} label={t[kind]} toSentence={hint.toSentence} />;
      },
    },
  ),
  units: column.quantity(
    ({ t }) => t.units,
    ({ units }) => exact(units),
    {
      cell: ({ kind, units, quantity }, { t, search }) => (
        <LineFigure figure={units} label={t[kind]} search={search}>
          <Figure {...units}>{quantity}</Figure>
        </LineFigure>
      ),
    },
  ),
  value: column.signedAmount(
    ({ t }) => t.value,
    ({ value }) => exact(value),
    {
      cell: ({ kind, value, isFigureOnPaper = false }, { t, search, isPaper }) => (
        <LineFigure figure={value} label={`${t[kind]}, ${t.value}`} search={search}>
          {isPaper && isFigureOnPaper ? <Figure {...value} /> : value.text}
        </LineFigure>
      ),
    },
  ),
}));
