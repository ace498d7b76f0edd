import { Suspense, useEffect, useState } from "react";
import type { BarProps } from "#components/counting/parts.ts";
import { ErrorBoundary } from "#ui/error-boundary.tsx";
import { whenIdle } from "#ui/hooks/when-idle.ts";
import { lazyComponent } from "#ui/lazy-component.tsx";

const VisitRecorder = lazyComponent(
  async () => (await import("./visit-recorder.tsx")).VisitRecorder,
);

/** Records the visit, which what changed may begin with, once the browser is idle. */
export function VisitsPart({ counting: { id, loaded } }: BarProps) {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  if (!isIdle) return null;
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>
        <VisitRecorder id={id} fetchedAt={loaded.freshness.fetchedAt} />
      </Suspense>
    </ErrorBoundary>
  );
}
