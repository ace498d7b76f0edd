import { Suspense, useEffect } from "react";
import type { CountingModel } from "#hooks/use-counting.ts";
import { ErrorBoundary } from "#ui/error-boundary.tsx";
import { whenIdle } from "#ui/hooks/when-idle.ts";
import { type LazyPlaceholderProps, lazyComponent } from "#ui/lazy-component.tsx";

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

function LoadWhenIdle({ onLoad }: LazyPlaceholderProps) {
  // A failure leaves the contradictions out; the next page of the counting loads them again.
  useEffect(() => whenIdle(() => void onLoad().catch(() => undefined)), [onLoad]);
  return null;
}
