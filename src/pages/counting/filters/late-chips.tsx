import { Suspense, useState } from "react";
import { hasConditions } from "#lines/line-query.ts";
import { lazyComponent } from "#ui/lazy-component.tsx";
import type { LineChipsProps } from "./filter-chips.tsx";

/** Loaded once there is a filter. */
export const LineChips = lazyComponent(async () => (await import("./filter-chips.tsx")).LineChips);

/** The chips of the filters. */
export function LateLineChips(props: LineChipsProps) {
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
