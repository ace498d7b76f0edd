import type { ReactNode } from "react";
import type { useTargetNotes } from "#components/targets/use-target-notes.tsx";
import type { LineTotals } from "#domain/lines/line-totals.ts";
import { useIsHidden } from "#hooks/use-is-hidden.ts";
import type { FigureName } from "#messages/en/definitions.ts";
import { FigureFilterButton } from "#pages/counting/filters/figure-filter-button.tsx";
import type { CountingSearch } from "#pages/counting/search/search.ts";
import { totalsSentence } from "#pages/counting/totals-sentence.ts";
import { Figure } from "#ui/figure.tsx";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { StripFigure } from "./strip-figure.tsx";

const facets = {
  both: { difference: ["short", "over"] },
  short: { difference: ["short"] },
  over: { difference: ["over"] },
} as const;

/** A figure of the strip and what it filters by. */
interface VarianceItem {
  readonly figure: FigureName;
  readonly name: string;
  readonly tone?: "short" | "over" | undefined;
  readonly facets: Record<string, readonly string[]>;
  readonly lines: number | null;
  readonly value: string | null;
  readonly note: ReactNode;
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
  const hidden = useIsHidden("costs") ? hiddenHere : null;
  // Without lines it would be a misleading 0.
  const amountOf = (name: "netValue" | "absoluteValue" | "lossValue" | "gainValue") =>
    hidden ? null : (totals?.[name] ?? null);
  // Whole ones have room; the details below the charts are exact.
  const units = (exact: string | undefined) => t.atCostUnits(format.whole(Number(exact ?? 0)));
  const lines = (count: number) => t.lines(format.number(count), count);
  const note = (own: string | null, inAll: string | null) =>
    hidden ?? inAll ?? allLines ?? (totals && own);
  const of = (text: string | null) => text && t.ofInAll(text);
  const amount = (value: string | null) => format.amount(value, 0);
  const side = (tone: "short" | "over", name: "loss" | "gain"): VarianceItem => ({
    figure: `${name}-value`,
    name: t[tone],
    tone,
    facets: facets[tone],
    lines: totals?.[tone] ?? null,
    value: amountOf(`${name}Value`),
    note: note(totals && lines(totals[tone]), all && of(amount(all[`${name}Value`]))),
  });
  const items: readonly VarianceItem[] = [
    {
      figure: "net-value",
      name: t.net,
      facets: facets.both,
      lines: totals?.discrepancies ?? null,
      value: amountOf("netValue"),
      note: note(units(totals?.netUnits), all && t.inAll(format.signedAmount(all.netValue, 0))),
      target: targetOf("net variance"),
    },
    {
      figure: "absolute-value",
      name: t.absolute,
      facets: facets.both,
      lines: totals?.discrepancies ?? null,
      value: amountOf("absoluteValue"),
      note: note(units(totals?.absoluteUnits), all && of(amount(all.absoluteValue))),
      target: targetOf("variance"),
    },
    side("short", "loss"),
    side("over", "gain"),
  ];
  return items.map((item) => (
    <StripFigure
      key={item.figure}
      figure={item.figure}
      name={item.name}
      tone={item.tone}
      toSentence={item.value === null ? null : totalsSentence(item.figure, totals, format)}
      value={
        <FigureFilterButton
          facets={item.facets}
          name={item.name}
          lines={item.lines}
          search={search}
        >
          <Figure name={item.figure} value={item.value}>
            {item.figure === "net-value" ? format.signedAmount(item.value, 0) : amount(item.value)}
          </Figure>
        </FigureFilterButton>
      }
      note={item.note}
      target={item.target}
    />
  ));
}
