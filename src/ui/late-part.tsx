import { type ComponentType, type FunctionComponent, Suspense } from "react";
import { ErrorBoundary } from "./error-boundary.tsx";
import { LoadWhenIdle, lazyComponent } from "./lazy-component.tsx";

/**
 * A part without room of its own: its code loads once the browser is idle, and it is missing where that fails.
 * @param load always resolves to the same component
 */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): FunctionComponent<Props> {
  const Part = lazyComponent<Props>(load, LoadWhenIdle);
  return (props) => (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}
