import { type ReactNode, Suspense } from "react";
import type { CountingPart } from "#components/counting/parts.ts";
import type { CountingModel } from "#hooks/use-counting.ts";
import { ErrorBoundary } from "#ui/error-boundary.tsx";
import { LoadWhenIdle, lazyComponent } from "#ui/lazy-component.tsx";

/** What earlier counts of the warehouse say about a count. */
export const part: CountingPart = {
  name: "history",
  Earlier: ({ counting }) => (
    <Late>
      <EarlierCounts counting={counting} />
    </Late>
  ),
  Fact: ({ counting }) => (
    <Late>
      <PreviousCount counting={counting} />
    </Late>
  ),
};

interface Props {
  readonly counting: CountingModel;
}

const EarlierCounts = lazyComponent<Props>(
  async () => (await import("./earlier-counts.tsx")).EarlierCounts,
  LoadWhenIdle,
);

const PreviousCount = lazyComponent<Props>(
  async () => (await import("./previous-count.tsx")).PreviousCount,
  LoadWhenIdle,
);

/** A part that loads when the page is idle, and is missing where it cannot. */
function Late({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>{children}</Suspense>
    </ErrorBoundary>
  );
}
