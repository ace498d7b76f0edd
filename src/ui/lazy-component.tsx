import { type ComponentType, lazy, useCallback, useEffect, useState } from "react";
import { missPart } from "#transport/failed-part.ts";
import { whenIdle } from "./hooks/when-idle.ts";

/** A placeholder's props besides the component's. */
export interface LazyPlaceholderProps {
  /** Loads the component's code and renders it in place of the placeholder; rejects on failure. Stable. */
  readonly onLoad: () => Promise<void>;
}

/** A component that can load before it renders. */
export type LazyComponent<Props> = ComponentType<Props> & {
  /** Loads the code ahead; afterwards the component renders at once. */
  readonly preload: () => Promise<unknown>;
};

/** Milliseconds for which a failure is kept: React renders again what failed, and would load without end. */
const failureMs = 1000;

/**
 * A component whose code loads late. After a failure, what is rendered later loads again.
 * @param load always resolves to the same component
 * @param Placeholder rendered with the same props until the code has loaded; it decides when to load, and what a
 * failure shows. Without it the code loads on the first render while the nearest `Suspense` shows its fallback, which
 * React replaces about 300 ms late.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Placeholder?: ComponentType<Props & LazyPlaceholderProps>,
): LazyComponent<Props> {
  let loaded: ComponentType<Props> | null = null;
  let failedAt = Number.POSITIVE_INFINITY;
  const preload = async () => {
    try {
      loaded = await load();
    } catch (error) {
      failedAt = Date.now();
      throw error;
    }
    return { default: loaded };
  };
  let Lazy = lazy(preload);
  const current = () => {
    if (loaded) return loaded;
    if (Date.now() - failedAt > failureMs) {
      failedAt = Number.POSITIVE_INFINITY;
      Lazy = lazy(preload);
    }
    return Lazy;
  };
  function WithFallback(props: Props) {
    // React delays what it had to wait for, however short: loaded code renders without `lazy`.
    const [Current] = useState(current);
    return <Current {...props} />;
  }
  function WithPlaceholder(props: Props) {
    const [part, setPart] = useState(loaded && { Loaded: loaded });
    const onLoad = useCallback(async () => {
      const { default: Loaded } = await preload();
      setPart((known) => known ?? { Loaded });
    }, []);
    if (part) return <part.Loaded {...props} />;
    return Placeholder && <Placeholder {...props} onLoad={onLoad} />;
  }
  return Object.assign(Placeholder ? WithPlaceholder : WithFallback, { preload });
}

/** A placeholder of a part without room of its own, whose code loads once the browser is idle. */
export function LoadWhenIdle({ onLoad }: LazyPlaceholderProps) {
  // After a failure, the next page with that part loads it again.
  useEffect(() => whenIdle(() => void onLoad().catch(missPart)), [onLoad]);
  return null;
}
