import type { LineTotals } from "#domain/lines/line-totals.ts";
import { useIsHidden } from "#hooks/use-is-hidden.ts";
import { FigureFilterButton } from "#pages/counting/filters/figure-filter-button.tsx";
import type { CountingSearch } from "#pages/counting/search/search.ts";
import { Figure } from "#ui/figure.tsx";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { Item } from "./strip-figure.tsx";

const differing = { difference: ["short", "over"] };

/** Net and absolute variance side by side: net alone hides what offsets. */
export function Variance({
  totals,
  scope,
  search,
}: {
  totals: LineTotals | null;
  search: Pick<CountingSearch, "filter">;
  /** The lines covered; `null` for all. */
  scope: string | null;
}) {
  const t = useMessages("counting").counting.figures;
  const format = useFormat();
  const { hiddenHere } = useMessages("common").access;
  const hidden = useIsHidden("costs") ? hiddenHere : null;
  // Without lines it would be a misleading 0.
  const net = hidden ? null : (totals?.netValue ?? null);
  const absolute = hidden ? null : (totals?.absoluteValue ?? null);
  const lines = totals?.discrepancies ?? null;
  return (
    <>
      <Item
        figure="net-value"
        name={t.netVariance}
        tone={net?.startsWith("-") ? "short" : undefined}
        value={
          <FigureFilterButton facets={differing} name={t.netVariance} lines={lines} search={search}>
            <Figure name="net-value" value={net}>
              {format.signedAmount(net, 0)}
            </Figure>
          </FigureFilterButton>
        }
        note={hidden ?? scope ?? t.atCost}
      />
      <Item
        figure="absolute-value"
        name={t.absoluteVariance}
        value={
          <FigureFilterButton
            facets={differing}
            name={t.absoluteVariance}
            lines={lines}
            search={search}
          >
            <Figure name="absolute-value" value={absolute}>
              {format.amount(absolute, 0)}
            </Figure>
          </FigureFilterButton>
        }
        note={
          hidden ??
          scope ??
          (totals && t.shortAndOver(format.number(totals.short), format.number(totals.over)))
        }
      />
    </>
  );
}
