import { Suspense } from "react";
import type { CountingModel } from "#hooks/use-counting.ts";
import { ErrorBoundary } from "#ui/error-boundary.tsx";
import { LoadWhenIdle, lazyComponent } from "#ui/lazy-component.tsx";

const OddLines = lazyComponent(
  async () => (await import("./odd-lines.tsx")).OddLines,
  LoadWhenIdle,
);

/** Contradictions in a counting's data; their code loads once all lines have arrived and the first are painted. */
export function LateOddLines({ counting }: { counting: CountingModel }) {
  if (counting.loaded.isArriving) return null;
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>
        <OddLines counting={counting} />
      </Suspense>
    </ErrorBoundary>
  );
}
