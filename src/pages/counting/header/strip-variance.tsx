import type { ReactNode } from "react";
import { LineFigure } from "#components/counting/filters/line-figure.tsx";
import type { CountingSearch } from "#components/counting/search/search.ts";
import type { useTargetNotes } from "#components/targets/use-target-notes.tsx";
import type { LineTotals } from "#domain/lines/line-totals.ts";
import { type LineFigureName, lineFigures } from "#figures/of-lines.ts";
import { useFigures } from "#hooks/use-figures.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { StripFigure } from "./strip-figure.tsx";

/** A figure of the strip with its words. */
interface VarianceItem {
  readonly name: LineFigureName;
  readonly label: string;
  readonly tone?: "short" | "over";
  readonly note: string | null;
  readonly inAll: (text: string) => string;
  readonly target?: ReactNode;
}

/** Net, absolute, short and over at cost: net alone hides what offsets. */
export function Variance({
  totals,
  all,
  allLines,
  search,
  targetOf,
}: {
  totals: LineTotals | null;
  /** All lines where the totals are of a part of them; otherwise `null`. */
  all: LineTotals | null;
  /** Names all lines where the page shows only a part of them; otherwise `null`. */
  allLines: string | null;
  search: Pick<CountingSearch, "filter">;
  targetOf: ReturnType<typeof useTargetNotes>;
}) {
  const t = useMessages("counting").counting.figures;
  const format = useFormat();
  const { hiddenHere } = useMessages("common").access;
  const figureOf = useFigures(lineFigures, totals);
  const figureOfAll = useFigures(lineFigures, all);
  // Whole ones have room; the details below the charts are exact.
  const units = (exact: string) => t.atCostUnits(format.whole(Number(exact)));
  const lines = (count: number) => t.lines(format.number(count), count);
  const items: readonly VarianceItem[] = [
    {
      name: "net-value",
      label: t.net,
      note: totals && units(totals.netUnits),
      inAll: t.inAll,
      target: targetOf("net variance"),
    },
    {
      name: "absolute-value",
      label: t.absolute,
      note: totals && units(totals.absoluteUnits),
      inAll: t.ofInAll,
      target: targetOf("variance"),
    },
    {
      name: "loss-value",
      label: t.short,
      tone: "short",
      note: totals && lines(totals.short),
      inAll: t.ofInAll,
    },
    {
      name: "gain-value",
      label: t.over,
      tone: "over",
      note: totals && lines(totals.over),
      inAll: t.ofInAll,
    },
  ];
  return items.map(({ name, label, tone, note, inAll, target }) => {
    const figure = figureOf(name);
    const covered = all ? inAll(figureOfAll(name).text) : (allLines ?? note);
    return (
      <StripFigure
        key={name}
        figure={name}
        name={label}
        tone={Number(figure.value) === 0 ? undefined : tone}
        toSentence={figure.toSentence}
        value={<LineFigure figure={figure} label={label} search={search} />}
        note={figure.isHidden ? hiddenHere : covered}
        target={target}
      />
    );
  });
}
