import { Suspense, useEffect, useState } from "react";
import type { CountingPart } from "#components/counting/parts.ts";
import type { CountingModel } from "#hooks/use-counting.ts";
import { ErrorBoundary } from "#ui/error-boundary.tsx";
import { whenIdle } from "#ui/hooks/when-idle.ts";
import { lazyComponent } from "#ui/lazy-component.tsx";

/** What earlier counts of the warehouse say about a count. */
export const part: CountingPart = { name: "history", Fact: PreviousPart };

const PreviousCount = lazyComponent(
  async () => (await import("./previous-count.tsx")).PreviousCount,
);

/** The count before it, once the browser is idle. */
function PreviousPart({ counting }: { counting: CountingModel }) {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  if (!isIdle) return null;
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>
        <PreviousCount counting={counting} />
      </Suspense>
    </ErrorBoundary>
  );
}
