import { Suspense } from "react";
import type { TargetPercents } from "#contract/targets.ts";
import type { LineAggregates } from "#lines/line-store.ts";
import { ErrorBoundary } from "#ui/error-boundary.tsx";
import { lazyComponent } from "#ui/lazy-component.tsx";

const Sentences = lazyComponent(
  async () => (await import("./accuracy-target-sentences.tsx")).AccuracyTargetSentences,
);

export interface AccuracyTargetsProps {
  /** Where the chart shows classes; otherwise `null`. */
  readonly classes: LineAggregates["classes"] | null;
  readonly percents: TargetPercents;
  readonly active: boolean;
  readonly isWhole: boolean;
  /** Whether the chart has room for the axis that the targets are lines on. */
  readonly hasAxis: boolean;
}

/** Explains the targets in the chart of accuracies; the words load only where there are some. */
export function AccuracyTargets(props: AccuracyTargetsProps) {
  return (
    <ErrorBoundary fallback={null}>
      <Suspense>
        <Sentences {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}
