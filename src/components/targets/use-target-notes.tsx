import type { ComponentType, ReactNode } from "react";
import type { TargetFigure } from "#contract/targets.ts";
import type { CountingModel } from "#hooks/use-counting.ts";
import { useTargets } from "#hooks/use-targets.ts";
import type { LineAggregates } from "#lines/line-store.ts";
import { TargetNote } from "./target-note.tsx";
import type { TargetWordsProps } from "./target-words.tsx";

/**
 * How each figure of a counting compares with its target; `null` for those without one.
 * @param aggregates of the whole counting; `null` before they are known, when the notes keep their room, and `part` for
 * figures of some lines, which have no targets
 * @param Note writes one; by default its code loads late
 */
export function useTargetNotes(
  { loaded, facts }: Pick<CountingModel, "loaded" | "facts">,
  aggregates: LineAggregates | null | "part",
  Note: ComponentType<TargetWordsProps> = TargetNote,
): (figure: TargetFigure) => ReactNode {
  const percents = useTargets(loaded.counting.warehouse.code);
  return (figure) => {
    if (percents?.[figure] === undefined || aggregates === "part") return null;
    if (aggregates === null) return "\u00a0";
    const { totals, isWhole } = aggregates;
    return (
      <Note
        figure={figure}
        totals={totals}
        percents={percents}
        progress={facts}
        isWhole={isWhole}
      />
    );
  };
}
