import { Suspense } from "react";
import { ErrorBoundary } from "#ui/error-boundary.tsx";
import { lazyComponent } from "#ui/lazy-component.tsx";
import type { AccuracyTargetSentencesProps } from "./accuracy-target-sentences.tsx";

const Sentences = lazyComponent(
  async () => (await import("./accuracy-target-sentences.tsx")).AccuracyTargetSentences,
);

/** Explains the targets in the chart of accuracies; the words load only where there are some. */
export function AccuracyTargets(props: AccuracyTargetSentencesProps) {
  return (
    <ErrorBoundary fallback={null}>
      <Suspense>
        <Sentences {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}
