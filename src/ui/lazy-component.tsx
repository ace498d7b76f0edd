import { type ComponentType, lazy, useCallback, useState } from "react";

/** What a placeholder gets beside the component's props. */
export interface LazyPlaceholderProps {
  /** Loads the component's code and renders it in place of the placeholder; rejects on failure. Stable. */
  readonly onLoad: () => Promise<void>;
}

/**
 * A component whose code loads late.
 * @param load always resolves to the same component
 * @param Placeholder rendered with the same props until the code has loaded; it decides when to load, and what a
 * failure shows. Without it the code loads on the first render while the nearest `Suspense` shows its fallback, which
 * React replaces about 300 ms late.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Placeholder?: ComponentType<Props & LazyPlaceholderProps>,
): ComponentType<Props> {
  if (!Placeholder) return lazy(async () => ({ default: await load() }));
  return function LazyComponent(props: Props) {
    const [part, setPart] = useState<{ readonly Loaded: ComponentType<Props> } | null>(null);
    const onLoad = useCallback(async () => {
      const Loaded = await load();
      setPart((known) => known ?? { Loaded });
    }, []);
    return part ? <part.Loaded {...props} /> : <Placeholder {...props} onLoad={onLoad} />;
  };
}
