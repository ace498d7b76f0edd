import { Suspense, useState } from "react";
import { hasConditions } from "#lines/line-query.ts";
import { lazyComponent } from "#ui/lazy-component.tsx";
import type { LineChipsProps } from "./line-chips.tsx";

/** Loads once there is a filter. */
const LineChips = lazyComponent(async () => (await import("./line-chips.tsx")).LineChips);

export const preloadLineChips = LineChips.preload;

/** The chips of the filters, once there is one. */
export function LazyLineChips(props: LineChipsProps) {
  const isNeeded = hasConditions(props.search.filter);
  const [wasNeeded, setNeeded] = useState(isNeeded);
  if (isNeeded && !wasNeeded) setNeeded(true);
  // They stay after the last filter is removed, to keep the focus.
  if (!wasNeeded) return null;
  return (
    <Suspense fallback={null}>
      <LineChips {...props} />
    </Suspense>
  );
}
