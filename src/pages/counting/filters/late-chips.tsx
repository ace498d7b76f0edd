import { Suspense, useState } from "react";
import { hasConditions } from "#lines/line-query.ts";
import { lazyComponent } from "#ui/lazy-component.tsx";
import type { LineChipsProps } from "./filter-chips.tsx";
import styles from "./late-chips.module.css";

/** Loaded once there is a filter. */
export const LineChips = lazyComponent(async () => (await import("./filter-chips.tsx")).LineChips);

/** The chips of the filters, whose place is reserved until their code has loaded. */
export function LateLineChips(props: LineChipsProps) {
  const isNeeded = hasConditions(props.search.filter);
  const [wasNeeded, setNeeded] = useState(isNeeded);
  if (isNeeded && !wasNeeded) setNeeded(true);
  // They stay after the last filter is removed, to keep the focus.
  if (!wasNeeded) return null;
  return (
    <Suspense fallback={isNeeded && <div className={styles.chips} />}>
      <LineChips {...props} />
    </Suspense>
  );
}
