import { Suspense } from "react";
import { ErrorBoundary } from "#ui/error-boundary.tsx";
import { lazyComponent } from "#ui/lazy-component.tsx";
import type { TargetWordsProps } from "./target-words.tsx";

const TargetWords = lazyComponent(async () => (await import("./target-words.tsx")).TargetWords);

/** How a figure compares with its target, in words that load only where targets are set; until then they have room. */
export function TargetNote(props: TargetWordsProps) {
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={"\u00a0"}>
        <TargetWords {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}
