import { type ComponentType, type LazyExoticComponent, lazy } from "react";

/** A component whose code loads when it first renders; the nearest `Suspense` shows its fallback until then. */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await load() }));
}
