import { Suspense } from "react";
import type { TargetFigure, TargetPercents } from "#contract/targets.ts";
import type { ComparedTotals } from "#domain/targets/verdict.ts";
import { ErrorBoundary } from "#ui/error-boundary.tsx";
import { lazyComponent } from "#ui/lazy-component.tsx";

const TargetWords = lazyComponent(async () => (await import("./target-words.tsx")).TargetWords);

export interface TargetNoteProps {
  readonly figure: TargetFigure;
  readonly totals: ComparedTotals;
  /** Targets of the warehouse. */
  readonly percents: TargetPercents;
  /** Whether the counting is active, and the lines left of those that the totals are of. */
  readonly progress: { readonly active: boolean; readonly left: number };
  /** Whether all lines of the counting were read. */
  readonly isWhole: boolean;
  /** Whether the figure's name comes first. */
  readonly isNamed?: boolean;
}

/** How a figure compares with its target, in words that load only where targets are set; until then they have room. */
export function TargetNote(props: TargetNoteProps) {
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={"\u00a0"}>
        <TargetWords {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}
