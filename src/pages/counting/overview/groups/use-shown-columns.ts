import { useMemo } from "react";
import { useIsHidden } from "#hooks/use-is-hidden.ts";
import { type GroupColumn, withoutCosts } from "./columns.ts";

/** The columns as the viewer may see them: without the answers that reveal a cost, where costs are hidden. */
export function useShownColumns<Row>(
  columns: readonly GroupColumn<Row>[],
): readonly GroupColumn<Row>[] {
  const costsHidden = useIsHidden("costs");
  return useMemo(() => (costsHidden ? withoutCosts(columns) : columns), [costsHidden, columns]);
}
