import { Suspense } from "react";
import type { CountingPart } from "#components/counting/parts.ts";
import type { CountingModel } from "#hooks/use-counting.ts";
import { ErrorBoundary } from "#ui/error-boundary.tsx";
import { LoadWhenIdle, lazyComponent } from "#ui/lazy-component.tsx";

/** What earlier counts of the warehouse say about a count. */
export const part: CountingPart = { name: "history", Fact: PreviousPart };

const PreviousCount = lazyComponent<{ counting: CountingModel }>(
  async () => (await import("./previous-count.tsx")).PreviousCount,
  LoadWhenIdle,
);

/** The count before it. */
function PreviousPart({ counting }: { counting: CountingModel }) {
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>
        <PreviousCount counting={counting} />
      </Suspense>
    </ErrorBoundary>
  );
}
